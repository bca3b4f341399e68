import { Input } from '#web/ui/input.tsx';
/** Tells whoever keeps passwords whose password the form is about, where no field of it does. */
export function UsernameOfPasswords({ value }: { value: string }) {
  return <Input type="text" name="username" autoComplete="username" value={value} readOnly hidden />;
}
