/**
 * Script of a rendered page, for the time until it comes alive: notes the last press of a button, and keeps forms from
 * being sent as the browser would, with everything typed in the address. The shell asks for the press when it takes over
 * (shell/src/early-press.ts) and repeats it. Forms with an `action` work without a script and are left alone.
 */
export const earlyPresses = `(() => {
  let press;
  const note = (event) => {
    const { type, target, submitter } = event;
    if (type === 'click') {
      const button = target.closest('button:not([type=submit])');
      if (button) press = { button };
    } else if (!target.hasAttribute('action')) {
      event.preventDefault();
      press = { form: target, submitter };
    }
  };
  const types = ['click', 'submit'];
  for (const type of types) addEventListener(type, note, true);
  window.fakosEarlyPress = () => {
    for (const type of types) removeEventListener(type, note, true);
    return press;
  };
})()`.replace(/\n\s*/g, ' ');
