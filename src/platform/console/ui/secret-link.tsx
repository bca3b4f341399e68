import { ShownSecret } from './shown-secret.tsx';

/** A link with a secret, which is shown this once. */
export function SecretLink({ path, text }: { path: string; text: string }) {
  return <ShownSecret secret={new URL(path, window.location.href).href} text={text} />;
}
