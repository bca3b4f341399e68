import common from '#kernel/texts/jpn.ts';
import type { AnswerMethod, GenderKey, Part } from '../rules/profile-item.ts';
import type { PlainProblem } from '../rules/answer-problem.ts';

const postalCode = '郵便番号は7桁の数字で入力してください。';

/** For every form with questions of an organiser. */
export const form = {
  failedText: '入力した内容はそのまま残っています。しばらくしてから、もう一度お試しください。',
  uploading: '写真をアップロードしています',
};

/** The methods for which the platform has labels of its own. */
type OwnWords = Extract<AnswerMethod, 'NAME' | 'ADDRESS' | 'GENDER' | 'AVATAR' | 'MAILADDRESS'>;

const texts = {
  labels: {
    NAME: 'お名前',
    ADDRESS: 'ご住所',
    GENDER: '性別',
    AVATAR: '写真とニックネーム',
    MAILADDRESS: 'メールアドレス',
  } satisfies Record<OwnWords, string>,
  genders: { female: '女性', male: '男性', other: 'その他', no_answer: '回答しない' } satisfies Record<
    GenderKey,
    string
  >,
  parts: {
    last_name: '姓',
    first_name: '名',
    last_name_kana: 'セイ',
    first_name_kana: 'メイ',
    postal_code: '郵便番号',
    prefecture: '都道府県',
    address1: '市区町村',
    address2: '町名・番地',
    address3: '建物名・部屋番号',
    avatar: '写真',
    nickname: 'ニックネーム',
  } satisfies Record<Part, string>,
  examples: {
    last_name: '山田',
    first_name: '花子',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'ハナコ',
    postal_code: '1000001',
    address1: '千代田区',
    address2: '千代田1-1',
    address3: '広場ビル 5階',
    nickname: 'はなこ',
  },
  problems: {
    chooseOne: '選択してください。',
    chooseSome: '1つ以上選択してください。',
    tel: '電話番号は、数字と + - ( ) で入力してください。',
    mail: common.invalidMail,
    kana: 'カタカナかローマ字で入力してください。',
    postalCode,
    postalCodeHyphen: 'ハイフンなしの7桁の数字で入力してください。',
    controlCharacters: '目に見えない制御文字が含まれています。入力し直してください。',
    unknownChoice: '選択肢が変わりました。もう一度選択してください。',
    notInList: '候補の中から選択してください。',
    unknownPicture: '写真をもう一度選択してください。',
    unknownItem: 'この項目は現在受け付けていません。ページを再読み込みしてください。',
  } satisfies Record<Exclude<PlainProblem, 'required' | 'number'>, string>,
  tooManyChoices: (limit: number) => `選択できるのは${limit}個までです。`,
  upTo: (limit: number) => `${limit}個まで選択できます`,
  form: {
    required: '必須',
    choose: '選択してください',
    noChoice: '選択してください（任意）',
    save: '保存する',
    saving: '保存しています',
    saved: 'プロフィールを保存しました',
    failedTitle: 'プロフィールを更新できませんでした',
    failedText: form.failedText,
    problems: (count: number) => `${count}件の項目をご確認ください`,
    uneditable: 'この項目は変更できません。',
    unanswered: '未入力',
    changeMail: 'メールアドレスを変更する',
    mailNote: 'ログイン情報のメールアドレスです。',
  },
  lookup: {
    search: '住所を検索',
    searching: '検索しています',
    choose: '住所を選んでください',
    filled: '住所を入力しました。町名・番地をご確認ください。',
    hint: 'ハイフンなしの7桁',
    problems: {
      failed: '住所を検索できませんでした。郵便番号を確かめるか、住所を直接入力してください。',
      required: '郵便番号を入力してください。',
      postalCode,
      postalCodeHyphen: '住所を検索するときは、ハイフンなしの7桁の数字で入力してください。',
    },
  },
  suggestions: {
    hint: '入力すると候補が表示されます。',
    count: (count: number) => `候補が${count}件あります。上下の矢印キーで選べます。`,
    none: '候補はありません',
    noneFree: '候補はありません。入力した内容をそのまま登録できます。',
    failed: '候補を読み込めませんでした',
  },
  picture: {
    choose: '写真を選ぶ',
    change: '写真を変更',
    remove: '写真を削除',
    chosen: '選択中の写真',
    none: '写真はまだありません',
    uploading: form.uploading,
    done: (isSaved: boolean): string =>
      isSaved ? '写真を選択しました。保存すると反映されます。' : '写真を選択しました',
    removed: (isSaved: boolean): string =>
      isSaved ? '写真を削除しました。保存すると反映されます。' : '写真を削除しました',
    hint: 'JPG、PNG、GIF、WebP（100MBまで）',
    failed: '写真をアップロードできませんでした。通信環境を確認して、もう一度お試しください。',
  },
};
export type ProfileTexts = typeof texts;
export default texts;
