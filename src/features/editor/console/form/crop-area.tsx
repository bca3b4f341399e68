import { type CSSProperties, type RefObject, useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import type { Crop } from '#kernel/schema.ts';
import { type CropCorner, cropCorners, directionOf, movedCrop, resizedCrop } from '../../rules/crop-area.ts';
import { contentTexts } from '../content/content-texts.ts';
import { type Percents, usePull } from './use-pull.ts';

interface CropAreaProps {
  /** What is around the picture. */
  frame: RefObject<HTMLElement | null>;
  area: Crop;
  /** The area keeps it. */
  ratio: number | undefined;
  pictureRatio: number;
  onChange: (area: Crop) => void;
}

const stepPercent = 1;
const largeStepPercent = 10;

/** The area and its corners; each is pulled, or moved by arrow keys. */
export function CropArea({ frame, area, ratio, pictureRatio, onChange }: CropAreaProps) {
  const { picture: words } = useWords(contentTexts);
  const place = {
    insetInlineStart: `${area.x}%`,
    insetBlockStart: `${area.y}%`,
    inlineSize: `${area.width}%`,
    blockSize: `${area.height}%`,
  };
  const resize = (corner: CropCorner) => (from: Crop, by: Percents) =>
    resizedCrop(from, corner, by, ratio, pictureRatio);
  return (
    <>
      <span className="hc-crop-shade">
        <span style={place} />
      </span>
      <CropHandle
        {...{ frame, area, onChange }}
        className="hc-crop-area"
        label={words.area(Math.round(area.width), Math.round(area.height))}
        style={place}
        changed={movedCrop}
      />
      {cropCorners.map((corner) => (
        <CropHandle
          key={corner}
          {...{ frame, area, onChange }}
          className="hc-crop-corner"
          corner={corner}
          label={words.corners[corner]}
          style={{
            insetInlineStart: `${area.x + (corner.endsWith('Left') ? 0 : area.width)}%`,
            insetBlockStart: `${area.y + (corner.startsWith('top') ? 0 : area.height)}%`,
          }}
          changed={resize(corner)}
        />
      ))}
    </>
  );
}

interface CropHandleProps extends Pick<CropAreaProps, 'frame' | 'area' | 'onChange'> {
  className: string;
  corner?: CropCorner;
  label: string;
  style: CSSProperties;
  changed: (from: Crop, by: Percents) => Crop;
}

function CropHandle({ frame, area, onChange, className, corner, label, style, changed }: CropHandleProps) {
  const begun = useRef(area);
  const pull = usePull({
    frame,
    onBegin: () => {
      begun.current = area;
    },
    onPull: (_, by) => onChange(changed(begun.current, by)),
  });
  return (
    <button
      type="button"
      className={className}
      data-corner={corner}
      style={style}
      aria-label={label}
      {...pull}
      onKeyDown={(event) => {
        const direction = directionOf(event.key);
        if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const step = event.shiftKey ? largeStepPercent : stepPercent;
        onChange(changed(area, { x: direction.x * step, y: direction.y * step }));
      }}
    />
  );
}
