import { useEffect, useState } from 'react';
import { fittedSize } from '#features/upload/rules/fitted-size.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ImageIcon } from '#web/ui/page-icons.tsx';
import type { ChatPicture } from '../../contract/picture.ts';
import { shownPictureSide } from '../../rules/limits/chat-limits.ts';
import { pictureBlob } from './picture-blobs.ts';
import type { PictureAddress, PictureSize } from './picture-calls.ts';
import { pictureTexts } from './picture-texts.ts';
import './picture.css';

interface PictureBodyProps {
  address: PictureAddress;
  picture: ChatPicture;
  /** Names the sender, for people who cannot see the picture. */
  label: string;
}

/** A picture in a message: a thumbnail in the size it will have, which opens the whole picture. */
export function PictureBody({ address, picture, label }: PictureBodyProps) {
  const say = useTexts(pictureTexts);
  const [isOpen, setIsOpen] = useState(false);
  const thumbnail = usePicture(address, picture.id, 'thumbnail');
  const size = fittedSize(picture, shownPictureSide);
  return (
    <>
      <button
        type="button"
        className="hb-chat-picture"
        aria-haspopup="dialog"
        aria-label={`${say.open}: ${label}`}
        onClick={() => setIsOpen(true)}
      >
        <img src={thumbnail.address ?? emptyOf(size)} alt="" {...size} />
        {thumbnail.isLost ? (
          <span className="hb-chat-picture-lost">
            <ImageIcon />
            {say.unavailable}
          </span>
        ) : null}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={say.title}
        closeLabel={say.close}
        width={720}
        className="hb-chat-picture-sheet"
      >
        <WholePicture address={address} picture={picture} label={label} behind={thumbnail.address} />
      </Dialog>
    </>
  );
}

/** Until it has come, the thumbnail stands in its place. */
function WholePicture({ address, picture, label, behind }: PictureBodyProps & { behind: string | undefined }) {
  const say = useTexts(pictureTexts);
  const whole = usePicture(address, picture.id, 'whole');
  const { width, height } = picture;
  return (
    <>
      <img src={whole.address ?? behind ?? emptyOf(picture)} alt={label} width={width} height={height} />
      <p className="hb-chat-picture-state" aria-live="polite">
        {whole.isLost ? say.unavailable : whole.address === undefined ? say.loading : ''}
      </p>
    </>
  );
}

function usePicture(address: PictureAddress, id: string, size: PictureSize): { address?: string; isLost: boolean } {
  const { api } = usePageContext();
  const [read, setRead] = useState<{ of: string; address?: string }>();
  const { portalId, eventId, contentId, dataSourceId } = address;
  useEffect(() => {
    let isStale = false;
    const show = (blob?: string): void => {
      if (!isStale) setRead({ of: id, ...(blob !== undefined && { address: blob }) });
    };
    pictureBlob(api, { portalId, eventId, contentId, dataSourceId }, id, size).then(show, () => show());
    return () => {
      isStale = true;
    };
  }, [api, portalId, eventId, contentId, dataSourceId, id, size]);
  if (read?.of !== id) return { isLost: false };
  return { ...read, isLost: read.address === undefined };
}

/** An empty box of the size of the picture that is being loaded. */
function emptyOf({ width, height }: Pick<ChatPicture, 'width' | 'height'>): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
