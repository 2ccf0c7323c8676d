/**
 * Inline script of a rendered page. It records what visitors press, choose and type before React has hydrated the
 * element, and repeats it, in order, once React listens there: buttons, checkboxes, radio buttons, selects, text fields
 * and forms. Links, and forms with an `action`, work without scripts and are left alone. A pressed button has the attribute
 * `data-pressed` until its press is repeated.
 *
 * The shell sets `<html data-hydrated>` once the page is hydrated. Parts whose code loads later hydrate one by one; an
 * element that React has taken over carries a `__reactProps…` property. While React is still rendering such a part, it
 * stops the event at its root before the element receives it; the input is then repeated again. Where it can, React hydrates
 * the page immediately for a press or a submitted form, and handles it. The element then receives the event with that
 * property, and it is not repeated. React calls `onChange` only for values that differ from the one in `_valueTracker`. It may
 * store the value there while it hydrates the part for the event, so values are repeated even then, and the script stores
 * another one before React compares them.
 */
export const earlyInput = `(() => {
  const POLL_MS = 50;
  const GIVE_UP_MS = 60000;
  let queue = [];
  let timer;
  let deadline;
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isListening = (element) => 'hydrated' in document.documentElement.dataset && isTaken(element);
  const setValue = (element, recorded) => {
    const isSelect = element.localName === 'select';
    const value = isSelect || element.value === element.defaultValue ? recorded : element.value;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
    if (!isSelect) element.value = '';
    set.call(element, value);
    element.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  };
  const events = { press: ['click'], check: ['click'], value: ['input', 'change'], submit: ['submit', 'invalid'] };
  const repeat = {
    press: ({ element }) => element.click(),
    submit: ({ element, submitter }) => element.requestSubmit(submitter),
    check: ({ element, checked }) => {
      element.checked = !checked;
      element.click();
    },
    value: ({ element, value }) => setValue(element, value),
  };
  const forget = (kind, element) => {
    delete element.dataset.pressed;
    queue = queue.filter((entry) => entry.element !== element || entry.kind !== kind);
  };
  const record = (kind, element, details) => {
    forget(kind, element);
    queue.push({ kind, element, ...details });
    if (kind === 'press') element.dataset.pressed = '';
    deadline = Date.now() + GIVE_UP_MS;
    timer ??= setTimeout(flush, POLL_MS);
  };
  const recordUnlessHandled = (kind, element, event, details) => {
    record(kind, element, details);
    const abort = new AbortController();
    const receive = () => isTaken(element) && forget(kind, element);
    element.addEventListener(event.type, receive, { capture: true, signal: abort.signal });
    setTimeout(() => abort.abort());
  };
  const isRepeated = (entry) => {
    const { element, kind } = entry;
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    let isReceived = false;
    const receive = () => {
      isReceived = true;
      const other = /^(?:checkbox|radio)$/.test(element.type) ? String(!element.checked) : element.value + ' ';
      element._valueTracker?.setValue(other);
    };
    for (const type of events[kind]) element.addEventListener(type, receive, options);
    repeat[kind](entry);
    abort.abort();
    return isReceived;
  };
  const flush = () => {
    for (const { kind, element } of queue) if (!element.isConnected || Date.now() > deadline) forget(kind, element);
    const ready = queue.find(({ element }) => isListening(element));
    const isDone = ready !== undefined && (isRepeated(ready) || ready.element.disabled);
    if (isDone) forget(ready.kind, ready.element);
    timer = queue.length > 0 ? setTimeout(flush, isDone ? 0 : POLL_MS) : undefined;
  };
  const listeners = {
    click: (event) => {
      const element = event.target.closest('button:not([type=submit])');
      if (element && !isListening(element)) recordUnlessHandled('press', element, event);
    },
    submit: (event) => {
      const { target: element, submitter } = event;
      if (element.hasAttribute('action') || isListening(element)) return;
      event.preventDefault();
      recordUnlessHandled('submit', element, event, { submitter });
    },
    change: ({ target: element }) => {
      if (isListening(element)) return;
      if (/^(?:checkbox|radio)$/.test(element.type)) {
        if (element.checked === element.defaultChecked) forget('check', element);
        else record('check', element, { checked: element.checked });
      } else if (element.localName === 'select') record('value', element, { value: element.value });
    },
    input: ({ target: element }) => {
      if (isListening(element) || !/^(?:input|textarea)$/.test(element.localName)) return;
      if (!/^(?:checkbox|radio|file)$/.test(element.type)) record('value', element, { value: element.value });
    },
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
})()`.replace(/\n\s*/g, ' ');
