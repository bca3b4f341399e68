const texts = {
  label: 'Cookieの利用について',
  body: '当サイトでは、より便利にご利用いただくためにCookieを使用しています。',
  accept: '同意する',
  decline: '同意しない',
  accepted: '現在の設定：同意する',
  declined: '現在の設定：同意しない',
};
export type CookieConsentTexts = typeof texts;
export default texts;
