import type { LeaveGuard } from '#web/navigation/use-leave-guard.ts';
import { useTexts } from '#web/site/page-context.ts';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { profilePageTexts } from './page/profile-page-texts.ts';

/** Asks a member who leaves with unsaved changes. */
export function UnsavedDialog({ guard, onLeave }: { guard: LeaveGuard; onLeave(): void }) {
  const { unsaved } = useTexts(profilePageTexts);
  return (
    <MessageDialog
      open={guard.isAsking}
      title={unsaved.title}
      text={unsaved.text}
      onClose={guard.stay}
      buttons={[
        { label: unsaved.leave, onSelect: onLeave },
        { label: unsaved.stay, onSelect: guard.stay },
      ]}
    />
  );
}
