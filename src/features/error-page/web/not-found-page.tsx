import { WaysOn } from './ways-on.tsx';
import { ErrorView } from './error-view.tsx';
import type { ErrorPageData } from './error-page.tsx';

export { head, load, texts } from './error-page.tsx';

/** The page of an unknown address, answered with 404. */
export function Page({ data: { contents, ways } }: { data: ErrorPageData }) {
  return (
    <ErrorView variant="notFound" contents={contents}>
      <WaysOn {...ways} />
    </ErrorView>
  );
}
