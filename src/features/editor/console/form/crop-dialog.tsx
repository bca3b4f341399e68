import { useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { Crop } from '#kernel/schema.ts';
import type { cropPicture } from '../../contract/files.ts';
import { largestCrop } from '../../rules/crop-area.ts';
import { contentTexts } from '../content/content-texts.ts';
import { CropArea } from './crop-area.tsx';
import { useForm } from './form-context.ts';

/** A picture as the dialog leaves it. */
export interface CroppedPicture {
  path: string;
  width: number;
  height: number;
  /** Both are undefined where the whole picture is shown. */
  crop: Crop | undefined;
  original: string | undefined;
}

interface CropDialogProps {
  /** The whole picture: as documents have it, and its address. */
  whole: string;
  src: string;
  crop: Crop | undefined;
  /** Of the field, where visitors see it cut. */
  ratio: number | undefined;
  /** How wide for its height what is shown now is. */
  shape: number;
  onDone: (picture: CroppedPicture) => void;
  onClose: () => void;
}

const usualRatios = new Map([
  ['16:9', 16 / 9],
  ['4:3', 4 / 3],
  ['1:1', 1],
  ['1200:630', 1200 / 630],
]);
const free = 'free';
/** Pixels are whole: a ratio of stored ones is a little off. */
const nearRatio = 0.01;

function ratiosFor(ratio: number | undefined): [name: string, ratio: number][] {
  if (ratio === undefined) return [...usualRatios].filter(([name]) => name !== '1200:630');
  const name = [...usualRatios].find(([, one]) => one === ratio)?.[0] ?? `${ratio.toFixed(2)}:1`;
  return [[name, ratio]];
}

/** Chooses the part of a picture that is shown. The whole picture is kept, and comes back by one press. */
export function CropDialog({ whole, src, crop: given, ratio: ofField, shape, onDone, onClose }: CropDialogProps) {
  const { site } = useForm();
  const { api, failureOf } = useConsole();
  const { picture: words } = useWords(contentTexts);
  const { cancel } = useWords(kitTexts);
  const ratios = ratiosFor(ofField);
  const [ratioName, setRatioName] = useState(() => {
    const first = given === undefined ? ofField : shape;
    return ratios.find(([, one]) => first !== undefined && Math.abs(one / first - 1) < nearRatio)?.[0] ?? free;
  });
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [chosen, setChosen] = useState(given);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const frame = useRef<HTMLSpanElement>(null);
  const ratio = ratios.find(([name]) => name === ratioName)?.[1];
  const pictureRatio = size === undefined ? 1 : size.width / size.height;
  const area = chosen ?? largestCrop(ratio, pictureRatio);

  const choose = (name: string): void => {
    setRatioName(name);
    const next = ratios.find(([one]) => one === name)?.[1];
    if (next !== undefined) setChosen(largestCrop(next, pictureRatio));
  };
  const done = async (): Promise<void> => {
    if (size === undefined) return;
    if (area.width === 100 && area.height === 100) {
      return onDone({ path: whole, ...size, crop: undefined, original: undefined });
    }
    setBusy(true);
    setFailed(undefined);
    try {
      const options = { params: { site }, body: { path: whole, crop: area } };
      onDone({ ...(await api.post<typeof cropPicture>('sites/{site}/picture/crop', options)), crop: area });
    } catch (error) {
      setFailed(failureOf(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.cropTitle} closeLabel={cancel} onClose={onClose}>
      <RadioField
        label={words.shape}
        choices={[...ratios.map(([name]) => ({ value: name, label: name })), { value: free, label: words.free }]}
        value={ratioName}
        onChange={choose}
      />
      <span ref={frame} className="hc-crop">
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        {size === undefined ? null : <CropArea {...{ frame, area, ratio, pictureRatio }} onChange={setChosen} />}
      </span>
      <p className="hc-hint">{words.cropHint}</p>
      {failed === undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{failed}</p>
        </Notice>
      )}
      <div className="hc-form-foot">
        <Button look="main" isBusy={isBusy} onClick={() => void done()}>
          {words.crop}
        </Button>
        <Button
          onClick={() => {
            setRatioName(free);
            setChosen(largestCrop(undefined, pictureRatio));
          }}
        >
          {words.whole}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
