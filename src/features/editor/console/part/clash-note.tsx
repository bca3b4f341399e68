import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { Clash, Json } from '../../rules/part-changes.ts';
import { editorTexts } from '../editor-texts.ts';

interface ClashNoteProps {
  clash: Clash;
  /** A value in words, where it says more than its text; undefined: nothing stands there. */
  say?: (value: Json | undefined) => string;
  onSettle: (isMine: boolean) => void;
}

/** Two editors changed one field: both texts, and the choice between them. */
export function ClashNote({ clash, say, onSettle }: ClashNoteProps) {
  const { clash: words } = useWords(editorTexts);
  const shown = (value: Json | undefined): string => {
    if (say !== undefined) return say(value);
    const texts = [...textsOf(value)].filter((text) => text !== '');
    if (texts.length > 0) return texts.join(' · ');
    return value === undefined || value === null || value === '' ? words.empty : words.filled;
  };
  return (
    <Notice kind="warning" title={words.title} isNew>
      <p>{words.text}</p>
      <dl className="hc-clash">
        <dt>{words.theirs}</dt>
        <dd>{shown(clash.current)}</dd>
        <dt>{words.mine}</dt>
        <dd>{shown(clash.after)}</dd>
      </dl>
      <div className="hc-clash-presses">
        <Button onClick={() => onSettle(false)}>{words.keep}</Button>
        <Button onClick={() => onSettle(true)}>{words.useMine}</Button>
      </div>
    </Notice>
  );
}

/** Every text and number of a value, as it is read. */
function* textsOf(value: Json | undefined): Generator<string, void> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsOf(one);
}
