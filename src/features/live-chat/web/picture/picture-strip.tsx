import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { picturesAtOnce } from '../../rules/limits/chat-limits.ts';
import { pictureTexts } from './picture-texts.ts';
import type { PictureTray, TrayPicture } from './picture-tray.ts';
import './picture.css';

interface PictureStripProps {
  tray: Pick<PictureTray, 'pictures' | 'hasTooMany' | 'again' | 'remove'>;
}

/** The pictures that go with the next message, above the field. */
export function PictureStrip({ tray }: PictureStripProps) {
  const say = useTexts(pictureTexts);
  const { pictures, hasTooMany } = tray;
  const isPreparing = pictures.some(isOnItsWay);
  return (
    <>
      <p className="hb-visually-hidden" aria-live="polite">
        {pictures.length === 0
          ? ''
          : isPreparing
            ? say.preparing
            : pictures.some(({ problem }) => problem)
              ? ''
              : say.ready}
      </p>
      {pictures.length === 0 ? null : (
        <ul className="hb-chat-tray" aria-label={say.strip}>
          {pictures.map((picture) => (
            <li key={picture.key} className="hb-chat-tray-picture" data-problem={picture.problem ? '' : undefined}>
              <div className="hb-chat-tray-frame">
                <img src={picture.preview} alt={picture.file.name} width={72} height={72} />
                {isOnItsWay(picture) ? <progress className="hb-chat-tray-progress" aria-label={say.preparing} /> : null}
                <button
                  type="button"
                  className="hb-chat-tray-remove"
                  aria-label={say.remove(picture.file.name)}
                  onClick={() => tray.remove(picture.key)}
                >
                  <CloseIcon />
                </button>
              </div>
              {picture.problem === undefined ? null : (
                <div className="hb-chat-tray-problem" role="alert">
                  <p>{picture.problem}</p>
                  {picture.mayTryAgain ? (
                    <Button size="small" onClick={() => tray.again(picture.key)}>
                      {say.again}
                    </Button>
                  ) : null}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasTooMany ? (
        <p className="hb-field-error" role="alert">
          {say.tooMany(picturesAtOnce)}
        </p>
      ) : null}
    </>
  );
}

function isOnItsWay({ stored, problem }: TrayPicture): boolean {
  return stored === undefined && problem === undefined;
}
