import { ErrorView } from './error-view.tsx';
import type { ErrorContents } from './load-error-contents.ts';

export { head, load, texts } from './error-page.tsx';

/** The page of an unknown address, answered with 404. */
export function Page({ data }: { data: ErrorContents }) {
  return <ErrorView variant="notFound" contents={data} />;
}
