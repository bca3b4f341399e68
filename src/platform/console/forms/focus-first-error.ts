/** After a press that found something wrong: the first wrong field takes the focus, when it is marked. */
export function focusFirstError(form: HTMLElement | null): void {
  // React marks the fields before the next frame.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
