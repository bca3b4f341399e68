import { type FocusEvent, useId, useState } from 'react';
import { StarIcon } from '#web/ui/icons.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import type { BagInfo } from '../contract.ts';
import { defaultBoothMemo, ranks } from '../rules/booth-memo.ts';
import { bagCalls, type NotableBooth } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';
import { SaveNote } from './save-note.tsx';
import { useAutosave } from './use-autosave.ts';

/** Arrow keys choose as they move, so the choice has to rest before it is saved. */
const restMs = 1_000;

interface RankFieldProps {
  product: NotableBooth;
  title: string;
  onSaved?: (info: BagInfo) => void;
}

/** The rank of a booth: six radios. The choice is saved when it rests or the focus leaves. */
export function RankField({ product, title, onSaved }: RankFieldProps) {
  const context = usePageContext();
  const { card: say } = useTexts(bagTexts);
  const id = useId();
  const { contentId, detailId, productBooth } = product;
  const [rank, setRank] = useState((productBooth.info ?? defaultBoothMemo).rank);
  const autosave = useAutosave(async (chosen: number) => {
    const info = await bagCalls(context).saveMemo({ contentId, detailId, rank: chosen });
    onSaved?.(info);
  });
  const choose = (chosen: number): void => {
    setRank(chosen);
    autosave.change(chosen, restMs);
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget?.getAttribute('name') !== id) autosave.flush();
  };
  return (
    <fieldset className="hb-bag-rank">
      <legend className="hb-field-label">
        <span aria-hidden="true">{say.rank}</span>
        <span className="hb-visually-hidden">{say.rankOf(title)}</span>
      </legend>
      <div className="hb-bag-ranks">
        {ranks.map((one) => (
          <label key={one} className="hb-bag-rank-choice" data-filled={(one > 0 && one <= rank) || undefined}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === rank}
              onChange={() => choose(one)}
              onBlur={leave}
            />
            {one === 0 ? (
              <RankNone isRated={rank > 0} />
            ) : (
              <>
                <span className="hb-visually-hidden">{one}</span>
                <StarIcon />
              </>
            )}
          </label>
        ))}
      </div>
      <SaveNote autosave={autosave} />
    </fieldset>
  );
}

/** What is not rated says so; beside stars the same choice takes them back. */
function RankNone({ isRated }: { isRated: boolean }) {
  const { card: say } = useTexts(bagTexts);
  if (!isRated) return <span className="hb-bag-rank-none">{say.unrated}</span>;
  return (
    <>
      <span className="hb-visually-hidden">{say.unrated}</span>
      <span className="hb-bag-rank-none" aria-hidden="true">
        {say.unrate}
      </span>
    </>
  );
}
