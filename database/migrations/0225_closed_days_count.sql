-- What a checkout keeps of a variant holds the days on which its product is closed and the benefits that may pay for it: both
-- count as changes of the catalogue.

CREATE CONSTRAINT TRIGGER product_blackouts_counted AFTER INSERT OR UPDATE OR DELETE ON product_blackouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_catalogue_change();
CREATE CONSTRAINT TRIGGER benefit_products_counted AFTER INSERT OR UPDATE OR DELETE ON benefit_products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_catalogue_change();
