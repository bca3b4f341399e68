import { type Control, controlsOf, isBox, typedIn } from './keep-typed.ts';

/** Types values into the controls of their names, and takes them from `waiting`. */
export function typeAnew(page: ParentNode, waiting: Map<string, unknown>): void {
  for (const [name, control] of controlsOf(page)) {
    const value = waiting.get(name);
    if (typeof value !== 'string' && typeof value !== 'boolean') continue;
    waiting.delete(name);
    if (typedIn(control) !== value) typeInto(control, value);
  }
}

/** As a visitor would: React learns of a value by its event, and not when it is set past the browser's own setter. */
function typeInto(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    // A radio button is unchecked only by checking another one.
    if (control.type === 'checkbox' || value === true) control.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
