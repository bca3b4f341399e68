import { browserStorage } from '../storage/browser-storage.ts';
import { writeJson } from '../storage/safe-storage.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface KeptTyped {
  href: string;
  at: number;
  /** The name of a control and its value; for a box, whether it is ticked. */
  values: [name: string, value: string | boolean][];
}

/** Secrets have to be typed again, and a file cannot be kept. */
const left = ['password', 'file', 'hidden', 'button', 'submit', 'reset', 'image'];

/** The controls of a page, each with a name that it has again after a reload. */
export function controlsOf(page: ParentNode): Map<string, Control> {
  const named = new Map<string, Control>();
  for (const control of page.querySelectorAll<Control>('input, textarea, select')) {
    if (left.includes(control.type) || control.getAttribute('autocomplete')?.startsWith('cc-')) continue;
    // A label is said in another way in another language.
    const known = control.name || (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? '');
    const name = [control.type, known, isBox(control) ? control.value : ''].join('\n');
    let place = 0;
    while (named.has(`${name}\n${place}`)) place += 1;
    named.set(`${name}\n${place}`, control);
  }
  return named;
}

export function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function typedIn(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

/** Keeps what was typed in the forms of the page, for the document after a reload. */
export function keepTyped(page: ParentNode): void {
  const values = [...controlsOf(page)].map(([name, control]): [string, string | boolean] => [name, typedIn(control)]);
  const kept: KeptTyped = { href: window.location.href, at: Date.now(), values };
  writeJson(browserStorage().session, 'typed', kept);
}
