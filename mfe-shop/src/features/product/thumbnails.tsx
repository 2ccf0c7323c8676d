import { THUMBNAILS, Thumbnail, Thumbnails } from '../../parts/thumbnails/thumbnails.tsx';
import { useText } from '../../text.ts';

interface GalleryThumbnailsProps {
  pictures: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onEnlarge: (index: number) => void;
}

/** The first pictures, to choose the large one by; `+N` opens the first of those that are not among them. */
export function GalleryThumbnails({ pictures, shown, onShow, onEnlarge }: GalleryThumbnailsProps) {
  const text = useText();
  const rest = pictures.length - THUMBNAILS;
  return (
    <Thumbnails columns={THUMBNAILS + 1}>
      {pictures.slice(0, THUMBNAILS + 1).map((file, index) => {
        const counts = index === THUMBNAILS;
        return (
          <Thumbnail
            key={file}
            file={file}
            label={counts ? text('gallery.more', { count: rest }) : text('gallery.show', { number: index + 1 })}
            isShown={index === shown && !counts}
            rest={counts ? rest : undefined}
            opensDialog={counts}
            onClick={() => (counts ? onEnlarge : onShow)(index)}
          />
        );
      })}
    </Thumbnails>
  );
}
