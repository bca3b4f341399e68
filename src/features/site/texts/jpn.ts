const jpn = {
  withdrawn: 'このサイトは公開を終了しました。',
};
export default jpn;
export type SiteMessages = typeof jpn;
