const texts = {
  mayNotFind: 'このリンクでは、お名前で探せません。主催者にお尋ねください。',
  tooManyTickets: (most: string) => `チケットが${most}枚を超えるため、オフライン用のリストは作れません。`,
  period: '終わりは、始まりと今より後にしてください。',
  notPublic: 'イベントを公開すると、ボードを開けます。',
};
export type ReceptionMessages = typeof texts;
export default texts;
