import { type ChangeEvent, type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';

export interface InputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'checked' | 'defaultChecked'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
}

/**
 * A field for one line of text, as `<input>` with a value or a default value. React writes both into the attribute
 * `value`, where a selector of an organiser's style sheet could read what somebody typed. This one sets the property
 * alone. Only the server, which knows no visitor, writes the attribute: for browsers without scripts.
 */
export function Input({ value, defaultValue, onChange, ref, ...rest }: InputProps) {
  const field = useRef<HTMLInputElement>(null);
  /** What the page wrote into the field last. */
  const written = useRef<string>(undefined);
  useImperativeHandle(ref, () => field.current!, []);

  useLayoutEffect(() => {
    const input = field.current!;
    const isFirst = written.current === undefined;
    const before = written.current ?? input.defaultValue;
    const isTyped = input.value !== before;
    const next = value ?? defaultValue ?? before;
    // What somebody typed before the script came stays. Once written, a value no longer follows the attribute.
    if (isFirst ? !isTyped : input.value !== next && (value !== undefined || !isTyped)) input.value = next;
    input.removeAttribute('value');
    written.current = next;
  }, [value, defaultValue]);

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    onChange?.(event);
    if (value === undefined) return;
    // React has rendered by then. What the page did not take over goes.
    queueMicrotask(() => {
      if (written.current !== undefined && input.value !== written.current) input.value = written.current;
    });
  };
  const attribute =
    typeof document === 'undefined' ? { defaultValue: value ?? defaultValue } : { suppressHydrationWarning: true };
  return <input {...rest} {...attribute} ref={field} onChange={change} />;
}
