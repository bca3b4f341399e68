import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import type { ProfileEntry, profileDocuments } from '../../documents.ts';

export const entry = {
  entryFormKey: {
    label: '統計用代號',
    hint: '在回答清單中使用的英數代號，訪客看不到，之後請勿更改。',
  },
  answerMethod: {
    label: '回答方式',
    choices: {
      NAME: '姓名',
      ADDRESS: '地址',
      GENDER: '性別',
      SELECT: '單選',
      CHECKBOX: '複選',
      SEARCHTEXT: '從建議中選擇',
      AVATAR: '頭像與暱稱',
      MAILADDRESS: '電子郵件地址',
      TEXT: '填寫文字',
    },
  },
  label: {
    label: '問題',
    hint: '姓名、地址等個人項目留空時會使用既定名稱。',
  },
  hint: {
    label: '補充說明',
    hint: '以小字顯示在問題下方。',
  },
  isEnabled: {
    label: '啟用',
    hint: '關閉後不再詢問，已有回答會保留。',
  },
  isRequired: '必填',
  isUneditable: {
    label: '不可修改',
    hint: '會員可以看到，但無法修改。',
  },
  isHidden: '對會員隱藏',
  setting: {
    label: '回答設定',
    fields: {
      useKana: '同時詢問讀音',
      isRequired: {
        label: '必填部分',
        fields: {
          last_name: '姓',
          first_name: '名',
          last_name_kana: '姓的讀音',
          first_name_kana: '名的讀音',
          postal_code: '郵遞區號',
          prefecture: '都道府縣',
          address1: '市區町村',
          address2: '街道與門牌號',
          address3: '大樓名稱與房號',
        },
      },
      inputType: {
        label: '填寫內容',
        choices: { text: '短文', number: '數字', tel: '電話號碼', email: '電子郵件地址', textarea: '長文' },
      },
      minLength: '最少字數',
      maxLength: '最多字數',
      maxSelections: '最多可選數',
      isFreeText: '允許建議以外的回答',
      autocomplete: {
        label: '自動填寫',
        hint: '訪客的裝置會提供已記住的內容。',
        choices: {
          organization: '公司名稱',
          'organization-title': '職稱',
          tel: '電話號碼',
          email: '電子郵件地址',
          url: '網站',
          bday: '出生日期',
          'country-name': '國家',
          nickname: '暱稱',
        },
      },
      isPublic: {
        label: '顯示在會員卡片上',
        hint: '其他參與者也能看到。',
      },
    },
  },
  selectorItems: {
    label: '選項',
    entry: '選項',
    fields: {
      key: '統計用代號',
      label: '顯示文字',
      isEnabled: {
        label: '可選擇',
        hint: '關閉後，已選擇的會員會被重新詢問。',
      },
    },
  },
  searchItems: {
    label: '建議',
    entry: '建議',
    fields: {
      label: '顯示文字',
      reading: {
        label: '讀音',
        hint: '也可以依讀音尋找。',
      },
    },
  },
} satisfies LabelsOf<ProfileEntry>;

const fields = {
  profile: {
    search: '會員資料 註冊表單 姓名 地址 生日',
    name: '會員註冊項目',
    summary: '註冊時與我的頁面中向會員詢問的項目。',
    itemName: '問題',
    item: {
      ...entry,
      isAskedAtRegistration: {
        label: '註冊時詢問',
        hint: '關閉時，會員開啟我的頁面或會員內容時才詢問。',
      },
    },
  },
} satisfies LabelsOfModules<typeof profileDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a letter, then letters, digits and _': '請以字母開頭，只使用字母、數字和 _。',
  'MAILADDRESS for the method of that name, and another key for every other': '只有電子郵件地址使用MAILADDRESS這個鍵。',
  'a label for every choice; a GENDER may do without for female, male, other, no_answer':
    '請為每個選項填寫顯示的文字。',
  'a minLength that is not above maxLength': '最少字數不能大於最多字數。',
  'choices for SELECT and CHECKBOX, perhaps for GENDER, and none for another method':
    '只有選擇題需要選項，且必須有選項。',
  'every key once': '同一個鍵被使用了兩次。',
  'none, because only SEARCHTEXT searches': '只有搜尋題可以指定搜尋對象。',
  'settings of its method: useKana for NAME; isRequired for NAME and ADDRESS; maxSelections for CHECKBOX; isFreeText, maxLength and autocomplete for SEARCHTEXT; maxLength for AVATAR; inputType, minLength, maxLength and autocomplete for TEXT; isPublic for all':
    '這種題不能使用此設定。',
  'the parts of its method: last_name, first_name, last_name_kana and first_name_kana of NAME; postal_code, prefecture, address1, address2 and address3 of ADDRESS':
    '這種問題沒有這個部分。',
  'last_name or first_name in a required name': '姓和名至少有一項必填。如果都不需要，請把問題本身設為選填。',
  'texts per language, as { jpn: … }': '請填寫問題或項目的名稱。',
};
