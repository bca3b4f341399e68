/** Spelt as the spec spells it. */
export const lastResortMessage = 'An error occured while showing the error page';

/** What is left when the error page itself fails to render: no texts, no site data, nothing that could fail again. */
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
