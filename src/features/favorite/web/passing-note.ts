import './favorite.css';

const staysMs = 10_000;
let note: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Says something above the bottom of the page for a while, to eyes and screen readers, and moves nothing. Any page may
 * be shown when favourites join an account, so it needs no place in one.
 */
export function tellInPassing(text: string): void {
  window.clearTimeout(timer);
  const place = note ?? makePlace();
  // Screen readers read out what enters a live region, so the region has to exist before.
  timer = window.setTimeout(() => {
    place.textContent = text;
    timer = window.setTimeout(() => place.replaceChildren(), staysMs);
  }, 50);
}

function makePlace(): HTMLElement {
  note = document.createElement('div');
  note.className = 'hb-passing-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  return note;
}
