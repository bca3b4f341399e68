/** About what a first screen shows. A browser would fetch them anyway, but only after it has laid out the page. */
const first = 5;
const lazyPicture = /<img\b[^>]*? loading="lazy"/g;

/** Where it is shown, a lazy picture measures itself. Chromium takes the same word of an eager one for the whole window. */
const measuresItself = ' sizes="auto, ';

/** What lies above the page, and hastens its own picture. */
const openDialog = /<dialog\b[^>]*? open=/;

/** A rendered body whose first pictures are fetched at once: the largest of the first screen is never lazy. */
export function hastenPictures(body: string): string {
  const main = body.indexOf('<main');
  if (main === -1 || openDialog.test(body)) return body;
  let left = first;
  const hastened = body.slice(main).replace(lazyPicture, (picture) => {
    left -= 1;
    return left < 0 ? picture : picture.replace(/"lazy"$/, '"eager"').replace(measuresItself, ' sizes="');
  });
  return body.slice(0, main) + hastened;
}
