interface MediaPreviewProps {
  src: string
  title: string
  kind: 'video' | 'audio'
}

/** A film or a sound in the browser's own player. What is said in it, the club publishes in writing beside it. */
export function MediaPreview({ src, title, kind }: MediaPreviewProps) {
  const Player = kind
  return (
    <Player
      className={kind === 'video' ? 'preview-film' : 'preview-sound'}
      src={src}
      aria-label={title}
      controls
      preload="metadata"
      {...(kind === 'video' && { playsInline: true })}
    />
  )
}
