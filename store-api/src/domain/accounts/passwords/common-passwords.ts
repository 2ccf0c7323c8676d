/**
 * Common words in passwords, Greek ones as typed on either keyboard. Digits, punctuation and letters replaced by digits
 * are normalised before a password is compared with them.
 */
export const commonPasswordParts: ReadonlySet<string> = new Set(
  `
  password passwort passw passwd pass secret login logon signin user username admin administrator root master test
  tester testing guest default changeme change letmein letmeinplease welcome hello helloworld iloveyou iloveu loveyou
  loveme lovely princess queen sunshine shadow monkey dragon tiger lion eagle football baseball basketball soccer hockey
  superman batman spiderman pokemon starwars matrix ninja killer hunter ranger pepper cookie chocolate banana flower
  butterfly summer winter spring autumn january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday michael jordan jennifer jessica ashley daniel
  thomas charlie freedom whatever trustno nothing google facebook instagram youtube samsung apple iphone android
  windows microsoft computer internet server qwerty qwertyuiop qwertyui qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm
  qazwsx qazwsxedc qweasd qweasdzxc qwe asd zxc abc abcd abcdef abcdefgh abcdefghij mypassword mypass thepassword
  passwordpassword adminadmin superuser supersecret topsecret access accesscode letmeinnow opensesame blink baby angel
  babygirl love lovers forever friends family mother father music guitar money lucky happy smile star stars
  greece hellas ellada athens athina thessaloniki salonika patra kriti crete cyprus kypros
  olympiakos olympiacos panathinaikos paok aris gate thrylos thira
  kodikos kwdikos kodikosmou sagapo sagapw agapi agapw agapimou mwromou moromou koukla kalimera kalispera efharisto
  nikos maria giorgos george dimitris kostas giannis eleni katerina
  κωδικος κωδικοσμου κωδικοσ κωδικοσμας σαγαπω αγαπη αγαπημου μωρομου καλημερα καλησπερα ελλαδα αθηνα θεσσαλονικη
  ολυμπιακος ολυμπιακοσ παναθηναικος παναθηναικοσ παοκ μυστικο συνθημα ανοιξε
  fakos fakosshop optika γυαλια οπτικα gyalia glasses sunglasses eyewear shop eshop
  `
    .trim()
    .split(/\s+/),
);

/** Sequences of keyboard rows and alphabets, forwards or backwards. */
export const commonSequences: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'qwertyuiopasdfghjklzxcvbnm',
  'σερτυθιοπασδφγηξκλζχψωβνμ',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
];
