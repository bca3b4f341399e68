import { canEverybodyEnter, type SiteDoor } from './can-everybody-enter.ts';

interface Portal extends SiteDoor {
  isWithdrawn: boolean;
  document: SiteDoor['document'] & { webSetting: { isNotSearchEngine?: boolean | undefined } };
}

/** Whether everybody may see the events of a portal, so that the operator's portal finds them too. */
export function isOpenPortal(portal: Portal): boolean {
  return !portal.isWithdrawn && portal.document.webSetting.isNotSearchEngine !== true && canEverybodyEnter(portal);
}
