let holders = 0;

/** Keeps the page from scrolling until every holder has let go; letting go twice counts once. [LAYOUT-018] */
export function lockScroll(): () => void {
  holders += 1;
  document.documentElement.classList.add('hb-scroll-locked');
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) document.documentElement.classList.remove('hb-scroll-locked');
  };
}
