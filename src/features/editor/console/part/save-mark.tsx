import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { CheckIcon } from '#console/ui/icon.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { FailedCall } from '#console/api/failed-call.ts';
import { editorTexts } from '../editor-texts.ts';
import type { SaveState } from './part-keeper.ts';

/** Whether what is typed is stored: a word beside the title. It keeps its place while the word changes. */
export function SaveMark({ saving }: { saving: SaveState }) {
  const { saving: words } = useWords(editorTexts);
  const text = saving === 'offline' || saving === 'refused' || saving === 'wrong' ? '' : words[saving];
  return (
    <span className="hc-save-mark" data-state={saving}>
      {saving === 'saved' ? <CheckIcon /> : null}
      {text}
    </span>
  );
}

/** Above the form: why what is typed is not stored. */
export function SaveTrouble({
  saving,
  failure,
  onAgain,
}: {
  saving: SaveState;
  failure: FailedCall | undefined;
  onAgain: () => void;
}) {
  const { saving: words } = useWords(editorTexts);
  if (saving === 'offline') {
    return (
      <Notice kind="warning" isNew>
        <p>{words.offline}</p>
      </Notice>
    );
  }
  if (saving === 'wrong') return <Notice kind="warning" title={words.wrong} isNew />;
  if (saving !== 'refused') return null;
  return (
    <Notice kind="danger" title={words.refused} isNew>
      <p>{failure?.message}</p>
      <Button onClick={onAgain}>{words.again}</Button>
    </Notice>
  );
}

/** The one that needs the organiser first, of several parts on a page. */
export function worstOf(states: readonly SaveState[]): SaveState {
  const order: readonly SaveState[] = ['refused', 'offline', 'wrong', 'clash', 'saving', 'waiting'];
  return order.find((state) => states.includes(state)) ?? 'saved';
}
