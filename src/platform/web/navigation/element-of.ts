/** Whether an event is about an element, and not about the document or the window. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
