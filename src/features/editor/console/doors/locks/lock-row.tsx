import { useId } from 'react';
import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { ChevronIcon, WarningIcon } from '#console/ui/icon.tsx';
import { Skeleton } from '#console/ui/waiting.tsx';
import type { LockKind } from '../../../rules/content-lock.ts';
import { ClashNote } from '../../part/clash-note.tsx';
import { LockEditor } from './lock-editor.tsx';
import type { useLockSaid } from './lock-said.ts';
import { lockTexts } from './lock-texts.ts';
import type { LockedContent, UsedLocks } from './use-locks.ts';

interface LockRowProps {
  site: string;
  content: LockedContent;
  name: string;
  /** What kind of content it is, where its name does not say it. */
  kindName: string;
  kinds: readonly LockKind[];
  locks: UsedLocks;
  said: ReturnType<typeof useLockSaid>;
  path: string | undefined;
  isOpen: boolean;
  canEdit: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (...change: Parameters<UsedLocks['change']>) => void;
  /** Lets visitors log in, where a lock needs it. */
  onLogin: () => void;
}

/** A content with who sees it, in a sentence; a press on it changes that in place. */
export function LockRow({
  site,
  content,
  name,
  kindName,
  kinds,
  locks,
  said,
  path,
  isOpen,
  canEdit,
  onOpen,
  onChange,
  onLogin,
}: LockRowProps) {
  const words = useWords(lockTexts);
  const id = useId();
  const { contentId, lock, faults } = content;
  const needsLogin = faults.some(({ kind }) => kind === 'loginOff' || kind === 'nobodyLogsIn');
  const head = (
    <span className="hc-row-text">
      <span className="hc-row-title">{name}</span>
      {kindName === '' ? null : <span className="hc-muted hc-lock-kind">{kindName}</span>}
      <span className="hc-lock-said">{said.lock(contentId, lock)}</span>
    </span>
  );
  return (
    <li className="hc-lock" data-is-open={isOpen || undefined}>
      {canEdit ? (
        <button
          type="button"
          className="hc-lock-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          {head}
          <ChevronIcon />
        </button>
      ) : (
        <div className="hc-lock-head">{head}</div>
      )}
      {faults.length === 0 ? null : (
        <div className="hc-lock-faults">
          {faults.map((fault) => (
            <p key={JSON.stringify(fault)} className="hc-lock-fault">
              <WarningIcon />
              <span>{said.fault(fault)}</span>
            </p>
          ))}
          {needsLogin && canEdit ? <Button onClick={onLogin}>{words.useLogin}</Button> : null}
        </div>
      )}
      {locks.clashesOf(contentId).map(({ clash, part }) => (
        <ClashNote
          key={clash.path.join('.')}
          clash={clash}
          say={(value) => said.written(contentId, clash.path, value)}
          onSettle={(isMine) => part.keeper.settle(clash, isMine)}
        />
      ))}
      {isOpen ? (
        <div id={id} className="hc-lock-body">
          {locks.isReady(contentId) ? (
            <LockEditor
              site={site}
              content={content}
              name={name}
              kinds={kinds}
              tickets={locks.tickets}
              named={said.named}
              path={path}
              onChange={(wish) => onChange(contentId, wish)}
            />
          ) : (
            <Skeleton kind="field" rows={2} />
          )}
        </div>
      ) : null}
    </li>
  );
}
