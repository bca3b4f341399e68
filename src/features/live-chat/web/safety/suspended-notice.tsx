import { useTexts } from '#web/site/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

/** Says to whom the organiser lets read only why, in the organiser's words. */
export function SuspendedNotice({ reason }: { reason: string | undefined }) {
  const say = useTexts(talkTexts);
  if (reason === undefined) return null;
  return (
    <Notice kind="warning" title={say.suspended} announce>
      {say.suspendedFor(reason)}
    </Notice>
  );
}
