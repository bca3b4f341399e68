import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import type { ProfileEntry, profileDocuments } from '../../documents.ts';

export const entry = {
  entryFormKey: {
    label: '集計用の名前',
    hint: '回答の一覧に使う英数字の名前で、来場者には見えず、あとから変えません。',
  },
  answerMethod: {
    label: '答え方',
    choices: {
      NAME: '氏名',
      ADDRESS: '住所',
      GENDER: '性別',
      SELECT: '1つ選ぶ',
      CHECKBOX: 'いくつか選ぶ',
      SEARCHTEXT: '候補から選ぶ',
      AVATAR: '写真とニックネーム',
      MAILADDRESS: 'メールアドレス',
      TEXT: '文字を書く',
    },
  },
  label: {
    label: '質問',
    hint: '氏名や住所など人についての項目は、空欄なら決まった名前になります。',
  },
  hint: {
    label: '補足',
    hint: '質問のすぐ下に小さく出ます。',
  },
  isEnabled: {
    label: '使う',
    hint: 'オフにすると尋ねなくなり、これまでの答えは残ります。',
  },
  isRequired: '必須',
  isUneditable: {
    label: '変更させない',
    hint: '会員には見えますが、書き換えられません。',
  },
  isHidden: '会員に見せない',
  setting: {
    label: '答えの決まり',
    fields: {
      useKana: 'フリガナも尋ねる',
      isRequired: {
        label: '必須の部分',
        fields: {
          last_name: '姓',
          first_name: '名',
          last_name_kana: 'セイ',
          first_name_kana: 'メイ',
          postal_code: '郵便番号',
          prefecture: '都道府県',
          address1: '市区町村',
          address2: '町名・番地',
          address3: '建物名・部屋番号',
        },
      },
      inputType: {
        label: '書くもの',
        choices: { text: '短い文', number: '数字', tel: '電話番号', email: 'メールアドレス', textarea: '長い文' },
      },
      minLength: '最少の文字数',
      maxLength: '最大の文字数',
      maxSelections: '選べる数の上限',
      isFreeText: '候補にない答えも受ける',
      autocomplete: {
        label: '自動入力',
        hint: '来場者の端末が覚えている値を、この欄に入れられるようにします。',
        choices: {
          organization: '会社名',
          'organization-title': '役職',
          tel: '電話番号',
          email: 'メールアドレス',
          url: 'ウェブサイト',
          bday: '生年月日',
          'country-name': '国名',
          nickname: 'ニックネーム',
        },
      },
      isPublic: {
        label: 'メンバーカードに載せる',
        hint: 'ほかの参加者にも見えるようになります。',
      },
    },
  },
  selectorItems: {
    label: '選択肢',
    entry: '選択肢',
    fields: {
      key: '集計用の名前',
      label: '表示する文字',
      isEnabled: {
        label: '選べるようにする',
        hint: 'オフにすると、すでに選んだ会員にはあらためて尋ねます。',
      },
    },
  },
  searchItems: {
    label: '候補',
    entry: '候補',
    fields: {
      label: '表示する文字',
      reading: {
        label: '読み',
        hint: '「しおみだいがく」のような読みでも見つかるようになります。',
      },
    },
  },
} satisfies LabelsOf<ProfileEntry>;

const fields = {
  profile: {
    search: '会員情報 登録フォーム 名前を聞く 住所 生年月日 申し込みで聞くこと',
    name: '会員の登録項目',
    summary: '会員登録やマイページで、会員に尋ねる項目です。',
    itemName: '質問',
    item: {
      ...entry,
      isAskedAtRegistration: {
        label: '会員登録のときに尋ねる',
        hint: 'オフなら、マイページや会員向けの内容を開いたときに尋ねます。',
      },
    },
  },
} satisfies LabelsOfModules<typeof profileDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a letter, then letters, digits and _': '英字で始め、英字・数字・「_」だけで入力してください。',
  'MAILADDRESS for the method of that name, and another key for every other':
    '「メールアドレス」の項目のキーはMAILADDRESSにします。ほかの項目には別のキーを使ってください。',
  'a label for every choice; a GENDER may do without for female, male, other, no_answer':
    '選択肢のそれぞれに、表示する文字を入力してください。',
  'a minLength that is not above maxLength': '最少の文字数は、最多の文字数以下にしてください。',
  'choices for SELECT and CHECKBOX, perhaps for GENDER, and none for another method':
    '選択肢は「1つ選ぶ」「いくつか選ぶ」の項目だけに必要です。',
  'every key once': '同じキーが2回使われています。',
  'none, because only SEARCHTEXT searches': '検索先は「検索して選ぶ」の項目だけに指定できます。',
  'settings of its method: useKana for NAME; isRequired for NAME and ADDRESS; maxSelections for CHECKBOX; isFreeText, maxLength and autocomplete for SEARCHTEXT; maxLength for AVATAR; inputType, minLength, maxLength and autocomplete for TEXT; isPublic for all':
    'この種類の項目では使えない設定があります。',
  'the parts of its method: last_name, first_name, last_name_kana and first_name_kana of NAME; postal_code, prefecture, address1, address2 and address3 of ADDRESS':
    'この部分はこの種類の質問にはありません。',
  'last_name or first_name in a required name':
    '姓と名のどちらかは必須にしてください。任意にする場合は、質問そのものの「必須」を外します。',
  'texts per language, as { jpn: … }': '質問や項目の名前を入力してください。',
};
