/** What somebody is told whose request about their data an organiser took in. */
const texts = {
  code: {
    subject: (site: string) => `【${site}】ご本人の確認`,
    heading: 'ご本人の確認',
    paragraphs: (site: string) => [
      `${site}に、個人情報についてのご請求をいただきました。次の番号を、担当者にお知らせください。1時間有効です。`,
      'ご請求に心当たりがない場合は、だれにも番号を知らせないでください。何も変わりません。',
    ],
  },
  erased: {
    subject: (site: string) => `【${site}】個人情報を消去しました`,
    heading: '個人情報を消去しました',
    paragraphs: (site: string) => [
      `ご請求により、${site}に保存されていたあなたの個人情報を消去しました。`,
      '注文の金額、チケット、発行済みの領収書は、法律で定められた期間、あなたの連絡先や回答とは切り離して保存します。購入済みのチケットは、引き続き有効です。',
    ],
  },
};
export type RequestMailTexts = typeof texts;
export default texts;
