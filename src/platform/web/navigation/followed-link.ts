import { isElement } from './element-of.ts';
import { isPlainClick } from './plain-click.ts';

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

/** The address of a link that a plain click follows inside this document; undefined: the browser follows it. */
export function followedLink(event: Click, isInside: (url: URL) => boolean): string | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  return insideLink(event.target, isInside)?.href;
}

/** The target of the link around an element, when it is inside this document. */
export function insideLink(target: EventTarget | null, isInside: (url: URL) => boolean): URL | undefined {
  const link = isElement(target) ? target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return isInside(url) ? url : undefined;
}
