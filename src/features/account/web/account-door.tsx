import { type ReactNode, useEffect } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { useEnter, usePersonal } from '#web/site/personal.ts';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import { useDoorTexts } from './account-door-texts.ts';
import { takePlace } from './finish-login.ts';
import { useLoginLink } from './login-link.ts';

export interface AccountDoorProps {
  title: string;
  /** Even a member has a reason to be here. */
  isForMembers?: boolean;
  children: ReactNode;
}

/** Stands before the login and the registration: a member goes on at once. */
export function AccountDoor({ title, isForMembers = false, children }: AccountDoorProps) {
  const { isLoggedIn } = usePersonal();
  return isLoggedIn && !isForMembers ? <AlreadyIn title={title} /> : children;
}

function AlreadyIn({ title }: { title: string }) {
  const say = useDoorTexts();
  const context = usePageContext<SiteInit>();
  const link = useLoginLink();
  const enter = useEnter();
  useEffect(() => {
    enter(takePlace(context, link), 'replace');
    // The first place is the right one: reading it forgets it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <FocusFrame sign={<UserIcon />} title={title}>
      <output>{say.alreadyIn}</output>
    </FocusFrame>
  );
}

/** Whether the logged-in member is not invited to this event and may want to log in with another account. */
export function isMemberAtClosedDoor(init: SiteInit): boolean {
  return init.isInvitingEvent && init.isLocked && !init.usePasscodeLock;
}
