import { findOpenForms } from './form-methods.ts';

test.each([
  '<form method="post" onSubmit={submit}><PasswordField /></form>',
  '<form\n  ref={form}\n  method="post"\n  onSubmit={(event) => { void send(event); }}\n>',
  '<form role="search" onSubmit={submit}>',
  '<form method="get" onSubmit={submit}>',
])('%s is accepted', (text) => expect(findOpenForms('a.tsx', text)).toEqual([]));

test.each([
  ['<form onSubmit={submit}>', 'without a method'],
  ['<form onSubmit={(event) => { send(event); }}>\n<input name="method=&quot;post&quot;" />', 'without a method'],
  ['<form method="get" onSubmit={submit}><input type="password" /></form>', 'with a password'],
  ['<form role="search"><PasswordField /></form>', 'with a password'],
])('%s is reported with its line', (text, reason) => {
  expect(findOpenForms('a.tsx', `\n${text}`)).toEqual([expect.stringMatching(`^a.tsx:2 .*${reason}`)]);
});
