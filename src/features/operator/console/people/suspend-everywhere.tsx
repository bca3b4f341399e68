import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import type { suspendOperator } from '../../contract/people.ts';
import type { MakeChange } from './make-change.ts';
import { peopleTexts } from './people-texts.ts';

interface SuspendProps {
  person: { operatorId: number; name: string; isSuspended: boolean };
  change: MakeChange;
}

/** For owners of the installation: nobody signs in any more who is suspended there. */
export function SuspendEverywhere({ person: { operatorId, name, isSuspended }, change }: SuspendProps) {
  const { api } = useConsole();
  const words = useWords(peopleTexts);
  const [isSure, setSure] = useState(false);
  const suspend = (): void => {
    setSure(false);
    const call = () =>
      api.post<typeof suspendOperator>('people/{operatorId}/suspend', {
        params: { operatorId },
        body: { isSuspended: !isSuspended },
      });
    void change(call, isSuspended ? words.restoredAll(name) : words.suspendedAll(name));
  };
  if (!isSure) {
    return (
      <Button look="quiet" onClick={isSuspended ? suspend : () => setSure(true)}>
        {isSuspended ? words.restoreAll(name) : words.suspendAll(name)}
      </Button>
    );
  }
  return (
    <Button look="danger" onClick={suspend}>
      {words.reallySuspendAll(name)}
    </Button>
  );
}
