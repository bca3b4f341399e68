/** Ends of the names of the 47 prefectures; a city may end like one, so that 都, 道 and 府 stand with their names. */
const prefecture = /^(?:東京都|北海道|(?:大阪|京都)府|.{2,3}県)/;
const postcode = /^(?:〒\s*)?(\d{3})-?(\d{4})\s*/;

/** An address in the parts that its text has; one that begins otherwise than Japanese ones stays in one line. */
export function postalAddress(text: string): object {
  const line = text.normalize('NFKC').trim();
  const [found = '', first, second] = postcode.exec(line) ?? [];
  const rest = line.slice(found.length);
  const [region = ''] = prefecture.exec(rest) ?? [];
  const isJapanese = found !== '' || region !== '';
  return {
    '@type': 'PostalAddress',
    ...(isJapanese ? { addressCountry: 'JP' } : {}),
    ...(found === '' ? {} : { postalCode: `${first}-${second}` }),
    ...(region === '' ? {} : { addressRegion: region }),
    streetAddress: rest.slice(region.length).trim() || line,
  };
}
