import { useState } from 'react';
import { commonTexts } from '../texts/common-texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useTexts } from './page-context.ts';
import { usePersonal } from './personal.ts';

/** Shown instead of a part that needs the member, when the member could not be loaded. */
export function PersonalFailed() {
  const { dataFailedTitle, userNotObtained, again } = useTexts(commonTexts);
  const { reload } = usePersonal();
  const [isBusy, setIsBusy] = useState(false);
  const retry = (): void => {
    setIsBusy(true);
    // The dialog of the first failure reports this one too.
    void reload()
      .catch(() => undefined)
      .finally(() => setIsBusy(false));
  };
  return (
    <EmptyState
      icon={<WarningIcon />}
      title={dataFailedTitle}
      text={userNotObtained}
      action={
        <Button kind="primary" busy={isBusy} onClick={retry}>
          {again}
        </Button>
      }
    />
  );
}
