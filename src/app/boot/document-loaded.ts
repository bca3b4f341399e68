/** Pictures of the page that is shown come before what is fetched ahead. */
export function documentLoaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
