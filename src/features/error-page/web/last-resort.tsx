/** Written exactly as in the spec. */
export const lastResortMessage = 'An error occured while showing the error page';

/** Shown when the error page itself fails to render: it needs no texts and no site data that could fail again. */
export function LastResort({ homeHref }: { homeHref: string }) {
  return (
    <main className="hb-focus" lang="en">
      <h1 className="hb-focus-title">ERROR</h1>
      <p>{lastResortMessage}</p>
      <p>
        <a className="hb-link" href={homeHref}>
          Home
        </a>
      </p>
    </main>
  );
}
