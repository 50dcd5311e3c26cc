-- The yardstick's tables, each made for its one question, in a schema of their own. They know nothing of the portal's.
CREATE SCHEMA yardstick;
SET search_path TO yardstick;

-- The yardstick's tables: each made for its one question.
create table category(id int primary key, name text);
create table product(id int primary key, slug text unique not null, category_id int not null, name text not null, search text not null, card text not null, page text not null);
insert into category select i, 'cat '||i from generate_series(1,10) i;
insert into product select i, 'p-'||i, 1+i%10, n, lower(n||' '||t),
  json_build_object('id',i,'slug','p-'||i,'name',n,'tagline',t,'picture','/art/'||(i%50)||'.webp','from',2000+(i*37)%40000,'currency','USD','promo',case when i%9=0 then 15 end,'hotel','Bahia Serena','category','cat '||(1+i%10),'minutes',60)::text,
  json_build_object('id',i,'slug','p-'||i,'name',n,'tagline',t,'description',repeat(t||' ',12),'included',json_build_array('Guide','Water','Towels'),'gallery',json_build_array(1,2,3),'variants',(select json_agg(json_build_object('id',i*3+v,'name','Variant '||v,'cents',2000+v*500)) from generate_series(1,3) v))::text
 from (select i, (array['Blue','Coral','Sunset','Jungle','Reef','Quiet','Silver','Golden','Royal','Early'])[1+i%10]||' '||(array['tour','massage','dinner','snorkel','camera','bike','kayak','transfer','garden','cruise'])[1+(i/10)%10]||' '||i n, 'A day with a guide who knows where to look, and lunch' t from generate_series(1,:products) i) x;
create index on product(name, id); create index on product(category_id, name, id);
create table catalogue(version int primary key, products int not null);
insert into catalogue select 1, count(*) from product;
create table night(hotel_id int, type_id int, d date, total int not null, booked int not null, primary key(hotel_id,d,type_id));
insert into night select h,t,d::date,50,((h*7+t*3+extract(doy from d)::int)%50) from generate_series(1,5) h, generate_series(1,6) t, generate_series(date '2027-01-01', date '2027-12-31', interval '1 day') d;
create table txn(id bigint generated always as identity primary key, contract_id int not null, year int not null, kind smallint not null, qty int not null, cents int not null, at timestamptz not null);
insert into txn(contract_id,year,kind,qty,cents,at) select 1+(i::bigint*7919)%5000, 2020+(i%6), i%5, 1+i%7, (i%900)*33, timestamptz '2020-01-01'+(i||' minutes')::interval*5 from generate_series(1,300000) i;
create index on txn(contract_id, id desc);
create table balance(contract_id int, kind smallint, granted int, used int, held int, primary key(contract_id, kind));
insert into balance select c, k, 50, k*3, k from generate_series(1,5000) c, generate_series(0,4) k;
create table stay(id int primary key, contract_id int, checkin date, checkout date, room text);
insert into stay select c, c, date '2027-02-01'+c%90, date '2027-02-06'+c%90, 'Two bedrooms' from generate_series(1,5000) c;
create index on stay(contract_id, checkin);
