var e=(e,t)=>({q:e,r:t,s:0-e-t}),t=[e(1,-1),e(1,0),e(0,1),e(-1,1),e(-1,0),e(0,-1)],n=e=>t[e],r=(t,n)=>e(t.q+n.q,t.r+n.r),i=(t,n)=>e(t.q-n.q,t.r-n.r),a=(e,t)=>e.q===t.q&&e.r===t.r,o=e=>(Math.abs(e.q)+Math.abs(e.r)+Math.abs(e.s))/2,s=(e,t)=>e.q*t.q+e.r*t.r+e.s*t.s,c=[0,1,2,3,4,5],l=(e,t)=>((e+t)%6+6)%6,u=4096,d=128;function f(e){let t=de(e),a=new Int16Array(t.rows+1);for(let e=0;e<t.rows;e++)a[e+1]=a[e]+se(t,e);let s=a[t.rows],l=Array.from({length:s},(e,t)=>t),u=new Int16Array(s);for(let e=0;e<t.rows;e++)u.fill(e,a[e],a[e+1]);let d=l.map(e=>le(t,u[e],e-a[u[e]])),f=new Int16Array(s*6),ee=l.map(e=>{let i=c.map(i=>ue(t,a,r(d[e],n(i))));return f.set(i,e*6),i.filter(e=>e!==-1)}),p=new Uint8Array(s*s);for(let e of l)for(let t of l)p[e*s+t]=o(i(d[t],d[e]));return{shape:t,size:s,hexes:l,rowStarts:a,rowOfHex:u,cubes:d,neighbourTable:f,neighbourLists:ee,distances:p,rings:l.map(()=>[]),discs:l.map(()=>[]),throughSteps:l.map(e=>({kind:`through`,hex:e})),lines:Array(s)}}var ee=(e,t)=>e.rowOfHex[t],p=(e,t)=>t-e.rowStarts[e.rowOfHex[t]],te=(e,t)=>e.cubes[t],ne=(e,t)=>ue(e.shape,e.rowStarts,t),re=(e,t)=>typeof t==`number`&&Number.isInteger(t)&&t>=0&&t<e.size,ie=(e,t,n)=>e.neighbourTable[t*6+n],ae=(e,t)=>e.neighbourLists[t],m=(e,t,n)=>e.distances[t*e.size+n],oe=(e,t)=>(t&1)==+(e.shifted===`odd`),se=(e,t)=>oe(e,t)?e.shiftedCols:e.cols,ce=(e,t,n)=>2*n+ +!!oe(e,t);function le(t,n,r){return e((ce(t,n,r)-ce(t,0,0)-n)/2,n)}function ue(e,t,n){let r=n.r;if(r<0||r>=e.rows)return-1;let i=n.q-le(e,r,0).q;return i<0||i>=se(e,r)?-1:t[r]+i}function de(e){let{rows:t,cols:n,shifted:r,shiftedCols:i=n}=e,a=e=>Number.isInteger(e)&&e>=1&&e<=d;if(!a(t)||!a(n)||t*n>u)throw RangeError(`a map of ${t} rows by ${n} hexes: give whole numbers from 1 to ${d}, and at most ${u} hexes in all`);if(!a(i)||i!==n&&i!==n-1)throw RangeError(`shifted rows of ${i} hexes beside rows of ${n}: use ${n} or ${n-1}`);return{rows:t,cols:n,shifted:r,shiftedCols:i}}var fe=(e,t)=>`${pe(ee(e,t))}${p(e,t)+1}`;function pe(e){let t=String.fromCharCode(65+e%26);return e<26?t:pe(Math.floor(e/26)-1)+t}function me(e,t,n){return e.lines[t]?.[n]??he(e,t,n)}function he(e,t,n){let r=ge(e,t,n).slice();return e.lines[t]??=Array(e.size),e.lines[t][n]=r,r}function ge(t,o,s){let c=te(t,o),u=i(te(t,s),c),d=e=>ne(t,r(c,e)),f=(e,t)=>r(e,n(t)),ee=[],p=e(0,0);for(;!a(p,u);){let[e,n]=ve(p,u);if(n!==void 0&&_e(e,u)===_e(n,u)){let[t,r]=l(e,1)===n?[e,n]:[n,e];ee.push({kind:`between`,left:d(f(p,t)),right:d(f(p,r))}),p=f(f(p,t),r)}else p=f(p,e);a(p,u)||ee.push(t.throughSteps[d(p)])}return ee}var _e=(e,t)=>s(n(e),t);function ve(e,t){let r=c.filter(e=>_e(e,t)>0),i=t=>s(n(t),e)+1,a=(e,n)=>i(e)*_e(n,t)<=i(n)*_e(e,t);return r.filter(e=>r.every(t=>a(e,t))).sort((e,n)=>_e(n,t)-_e(e,t))}var ye=class{#e;#t;#n;#r;#i=[];#a;#o;#s;#c=0;constructor(e){this.#e=e,this.#t=new Int32Array(e.size).fill(-1),this.#n=new Int16Array(e.size),this.#r=new Uint8Array(e.size),this.#a=new Int32Array(32),this.#o=new Int16Array(e.size*6+1),this.#s=new Int32Array(e.size*6+1)}search(e,t,n){this.#d(t),this.#t[e]=0,this.#n[e]=e,this.#u(e,0);for(let r=0;r<=t;r++)for(;this.#a[r]!==be;){let i=this.#a[r];this.#a[r]=this.#s[i];let a=this.#o[i];this.#t[a]===r&&this.#l(a,e,r,t,n)}}get destinations(){return this.#i}mayEndIn(e){return this.#r[e]===1}costTo(e){return this.#t[e]}stepBefore(e){let t=this.#n[e];return this.#t[e]===-1||t===e?null:t}pathTo(e){if(this.#t[e]===-1)return[];let t=[e];for(let n=this.stepBefore(e);n!==null;n=this.stepBefore(n))t.push(n);return t.reverse()}#l(e,t,n,r,i){if(e!==t&&(i.passesOnly?.(e)||(this.#r[e]=1,this.#i.push(e)),i.stops?.(e)))return;let a=ae(this.#e,e);for(let t=0;t<a.length;t++){let o=a[t],s=this.#t[o];if(s!==-1&&s<=n)continue;let c=i.cost(e,o);if(c===-1)continue;if(c<0||!Number.isInteger(c))throw RangeError(`a step costs ${c}: give a whole number from 0, or FORBIDDEN`);let l=n+c;l>r||s!==-1&&s<=l||(this.#t[o]=l,this.#n[o]=e,this.#u(o,l))}}#u(e,t){let n=this.#c++;this.#o[n]=e,this.#s[n]=this.#a[t],this.#a[t]=n}#d(e){this.#a.length<=e&&(this.#a=new Int32Array(e+1)),this.#a.fill(be),this.#c=0,this.#t.fill(-1),this.#r.fill(0),this.#i.length=0}},be=-1,xe=class extends Error{line;column;problem;constructor(e,t){super(`line ${e.line}, column ${e.column}: ${t}`),this.name=`TextMapError`,this.line=e.line,this.column=e.column,this.problem=t}};function Se(e,t,n=1){let{shape:r}=e,i=we(t,n);if(i.forEach((t,n)=>{if(n>=r.rows)throw new xe(t[0],`expected ${ke(r.rows,`row`)}, found ${i.length}; remove this line and those after it`);Ee(e,n,t),n>0&&De(e,n,t[0],i[n-1][0])}),i.length<r.rows)throw new xe({line:(i.at(-1)?.[0].line??n-1)+1,column:1},`expected ${ke(r.rows,`row`)}, found ${i.length}; add row ${pe(i.length)} with ${ke(se(r,i.length),`cell`)} here`);return i.flat().map((e,t)=>({hex:t,...e}))}function Ce(e,t){let n=e.hexes.map(n=>Oe(e,n,t(n))),r=Math.max(...n.map(e=>e.length)),i=Math.max(4,r+1+(r+1)%2),a=Array.from({length:e.shape.rows},(t,n)=>oe(e.shape,n)?` `.repeat(i/2):``);for(let t of e.hexes)a[ee(e,t)]+=n[t].padEnd(i);return a.map(e=>e.trimEnd()).join(`
`)}function we(e,t){let n=e.split(/\r?\n/).map((e,n)=>Te(e,t+n)),r=n.findIndex(e=>e.length>0);if(r<0)return[];let i=n.slice(r,n.findLastIndex(e=>e.length>0)+1),a=i.findIndex(e=>e.length===0);if(a>=0)throw new xe({line:t+r+a,column:1},`expected row ${pe(a)}, found a blank line; remove it`);return i}function Te(e,t){let n=e.indexOf(`	`);if(n>=0)throw new xe({line:t,column:n+1},`expected spaces, found a tab; put spaces in its place`);return[...e.matchAll(/\S+/g)].map(e=>({token:e[0],line:t,column:e.index+1}))}function Ee(e,t,n){let r=se(e.shape,t);if(n.length===r)return;let i=n.length-r,a=n[n.length-1],o=i>0?n[r]:{line:a.line,column:a.column+a.token.length},s=i>0?`remove ${i}`:`add ${-i}`;throw new xe(o,`expected ${ke(r,`cell`)} in row ${pe(t)}, found ${n.length}; ${s}`)}function De(e,t,n,r){let i=oe(e.shape,t);if(i?n.column>r.column:n.column<r.column)return;let[a,o]=i?[`right`,`add spaces`]:[`left`,`remove spaces`];throw new xe(n,`expected row ${pe(t)} to begin ${a} of row ${pe(t-1)}, which begins at column ${r.column}, found column ${n.column}; ${o} at the start of the line`)}function Oe(e,t,n){if(/^\S+$/.test(n))return n;throw RangeError(`the token for hex ${fe(e,t)} is "${n}": give one or more characters without a space`)}var ke=(e,t)=>`${e} ${t}${e===1?``:`s`}`,h=f({rows:11,cols:12,shifted:`odd`,shiftedCols:11}),g=e=>1-e,Ae=[`left`,`centre`,`right`],je={left:1,centre:2,right:4},Me=(e,t)=>Le[e][t],Ne=(e,t)=>{let n=Le[e][t];return n&2?2:n},Pe=(e,t)=>ee(h,t)===(e===0?0:h.shape.rows-1),Fe=(e,t)=>Re[e][t],Ie=e=>re(h,e),_=e=>h.neighbourLists[e],Le=[0,1].map(e=>Uint8Array.from(h.hexes,t=>{let n=ee(h,t),r=2*(t-h.rowStarts[n])+ +!!oe(h.shape,n),i=(e,t)=>r<t&&r+2>e,a=e===0?4:1,o=e===0?1:4;return(i(0,8)?a:0)|(i(8,16)?2:0)|(i(16,24)?o:0)})),Re=[[5,0],[3,2]].map(e=>h.hexes.map(t=>e.map(e=>ie(h,t,e)).filter(e=>e>=0))),ze={ambush:2,"ashigaru-attack":2,"blue-dragon":2,"brave-leader":0,"brave-leader-early":0,"brave-messenger":0,bravery:1,cowards:2,"desperate-charge":2,"fire-arrow":1,"fire-by-rank":2,"followers-of-bishamon":3,"head-collector":0,insult:2,"katchu-keiba-victor":1,"legendary-combat":2,"move-as-wind":1,"ninja-assassin":3,"ninja-thief":2,panic:3,"personal-challenge":2,physician:2,"practice-of-aikido":3,"red-dragon":2,revenge:1,"rice-famine":3,"shot-proof-armour":2,"spirit-of-haya-ji":1,"spirit-of-kishijoten":2,"strike-fear":1,"tactical-wisdom":1,"tea-ceremony":0,"timid-success":2,turncoat:4,"white-dragon":3,"white-fox-spirit":3,"wild-winds":2,"wise-counselor":2};function Be(e){return typeof e==`object`&&!!e&&typeof e.kind==`string`}function Ve(e,t){if(e.kind!==t.kind)return!1;let n=e,r=t,i=0;for(let e in n){if(n[e]!==r[e])return!1;i++}for(let e in r)i--;return i===0}function He(e,t){for(let n of e)if(Ve(n,t))return n}var Ue=class extends Error{name=`BadInput`;static[Symbol.hasInstance](e){return e instanceof Error&&e.name===`BadInput`}};function We(e){let t=e===void 0?`nothing`:Ge(e);return t.length>60?`${t.slice(0,57)}...`:t}function Ge(e){try{return JSON.stringify(e)??typeof e}catch{return typeof e==`object`?`an object that cannot be printed`:`a ${typeof e}`}}function Ke(e,t,n,r){let i={a:e|0,b:t|0,c:n|0,d:r|0};for(let e=0;e<12;e++)v(i);return i}function v(e){let t=(e.a+e.b|0)+e.d|0;return e.d=e.d+1|0,e.a=e.b^e.b>>>9,e.b=e.c+(e.c<<3)|0,e.c=(e.c<<21|e.c>>>11)+t,e.c|=0,t>>>0}function qe(e,t){if(!(t>=1&&t<=4294967296))throw Error(`nothing can be drawn from 0 up to ${t}`);let n=v(e),r=n%t;for(;n-r>4294967296-t;)n=v(e),r=n%t;return r}function Je(e,t){for(let n=t.length-1;n>0;n--){let r=qe(e,n+1),i=t[n];t[n]=t[r],t[r]=i}return t}function Ye(e,t){return t[qe(e,t.length)]}function Xe(e,t=6){return e.revealed++,qe(e.dice,t)}function Ze(e){return{draw:e.draw.slice(),discards:e.discards.slice()}}function Qe(e,t){return t.draw.length===0&&$e(e,t),t.draw.length===0?null:(e.revealed++,t.draw.pop())}function $e(e,t){for(let e of t.discards)t.draw.push(e);t.discards.length=0,Je(e.shuffles,t.draw)}function et(e,t){return t.length===0?null:(e.revealed++,t.splice(qe(e.shuffles,t.length),1)[0])}function y(e){return 1<<e}function tt(e){return(1<<e)-1}function nt(e,t){return!!(e&1<<t)}function rt(e,t){return e&~(1<<t)}function it(e){let t=[];for(let n=e;n!==0;n&=n-1)t.push(at(n));return t}function at(e){return 31-Math.clz32(e&-e)}function ot(e){if(Array.isArray(e))return`[${e.map(e=>ot(e??null)).join(`,`)}]`;if(typeof e==`object`&&e){let t=e,n=[];for(let e of Object.keys(t).sort())t[e]!==void 0&&n.push(`${JSON.stringify(e)}:${ot(t[e])}`);return`{${n.join(`,`)}}`}return JSON.stringify(e)??`null`}function st(e){let t=ot(e),n=3735928559,r=1103547991;for(let e=0;e<t.length;e++){let i=t.charCodeAt(e);n=Math.imul(n^i,2654435761),r=Math.imul(r^i,1597334677)}return n=ct(n,r),r=ct(r,n),lt(n)+lt(r)}function ct(e,t){return Math.imul(e^e>>>16,2246822507)^Math.imul(t^t>>>13,3266489909)}function lt(e){return(e>>>0).toString(16).padStart(8,`0`)}function ut(e){return!(`kind`in e)}var dt=[`en`,`it`,`hu`],b=`again`,x=`done`;function ft(e,t){return{name:e,steps:t,place:-1}}function pt(e,t,n){if(t.place<0)throw Error(`the procedure "${t.name}" is not in its rulebook's list`);e.stack.push({proc:t.place,step:0,facts:n,sealed:null})}var mt=new Int32Array(64),ht=new Int32Array(8);xt();function gt(e){let t=yt(bt(e)),n=ht.slice(),r=new Int32Array(64);for(let e=0;e<t.length;e+=16)_t(n,r,t,e);return n}function _t(e,t,n,r){for(let e=0;e<16;e++)t[e]=n[r+e];for(let e=16;e<64;e++){let n=t[e-15],r=t[e-2],i=vt(n,7)^vt(n,18)^n>>>3,a=vt(r,17)^vt(r,19)^r>>>10;t[e]=t[e-16]+i+t[e-7]+a}let i=e[0],a=e[1],o=e[2],s=e[3],c=e[4],l=e[5],u=e[6],d=e[7];for(let e=0;e<64;e++){let n=vt(c,6)^vt(c,11)^vt(c,25),r=d+n+(c&l^~c&u)+mt[e]+t[e]|0,f=(vt(i,2)^vt(i,13)^vt(i,22))+(i&a^i&o^a&o)|0;d=u,u=l,l=c,c=s+r|0,s=o,o=a,a=i,i=r+f|0}e[0]+=i,e[1]+=a,e[2]+=o,e[3]+=s,e[4]+=c,e[5]+=l,e[6]+=u,e[7]+=d}function vt(e,t){return e>>>t|e<<32-t}function yt(e){let t=new Int32Array(((e.length+8>>6)+1)*16);for(let n=0;n<=e.length;n++){let r=e[n]??128;t[n>>2]=t[n>>2]|r<<24-8*(n&3)}return t[t.length-1]=e.length*8,t}function bt(e){let t=[];for(let n of e.toWellFormed()){let e=n.codePointAt(0);e<128?t.push(e):e<2048?t.push(192|e>>6,128|e&63):e<65536?t.push(224|e>>12,128|e>>6&63,128|e&63):t.push(240|e>>18,128|e>>12&63,128|e>>6&63,128|e&63)}return t}function xt(){let e=0;for(let t=2;e<64;t++){let n=!0;for(let e=2;e*e<=t;e++)t%e===0&&(n=!1);n&&(e<8&&(ht[e]=Ct(St(BigInt(t),2n))),mt[e]=Ct(St(BigInt(t),3n)),e++)}}function St(e,t){let n=e<<32n*t,r=0n,i=e<<32n;for(;r<i;){let e=r+i+1n>>1n;e**t<=n?r=e:i=e-1n}return r}function Ct(e){return Number(BigInt.asIntN(32,e))}function wt(e,t){let n=gt(`${t}\n${e}`);return Ke(n[0],n[1],n[2],n[3])}var Tt=Object.freeze({}),Et=1e6,Dt=class{watch=null;prepared;places=new Map;constructor(e){this.prepared=e.map((e,t)=>{if(this.places.has(e.name))throw Error(`two procedures are called "${e.name}"`);if(e.place>=0&&e.place!==t)throw Error(`the procedure "${e.name}" stands elsewhere in the list of another rulebook`);return this.places.set(e.name,t),e.place=t,kt(e)})}stepNames(){return this.prepared.flatMap(({name:e,stepNames:t})=>t.map(t=>`${e} / ${t}`))}questions(e){let t=[];if(e.awaiting===0)return t;let n=Ot(e),r=this.ask(n),i=this.nameOf(n);for(let a=e.awaiting;a!==0;a&=a-1){let o=at(a),s=r.about?.(e,n.facts)??Tt;t.push({seat:o,id:e.asked[o],name:i,about:s})}return t}answers(e,t){let n=[];if(!nt(e.awaiting,t))return n;let r=Ot(e);if(this.ask(r).answers(e,r.facts,t,n),n.length===0)throw this.unanswerable(r,t);return n}window(e){let t=Ot(e),n=this.prepared[t.proc]?.asking[t.step];if(!n)return null;let r=n.who(e,t.facts);return{seats:r,openLists:it(n.skipForced?r:0).map(r=>{let i=[];return n.answers(e,t.facts,r,i),i})}}isTogether(e){return e.awaiting!==0&&this.ask(Ot(e)).together!==void 0}whyNot(e,t,n){if(!nt(e.awaiting,t))return null;let r=Ot(e);return this.ask(r).whyNot?.(e,r.facts,t,n)??null}carryOut(e,t,n){let r=e.stack.length-1,i=e.stack[r],a=this.ask(i);if(a.together===void 0)e.awaiting=0,i.step++,this.goOn(e,i,r,a.answer(e,i.facts,t,n));else if(a.together===`sealed`){if(i.sealed??=e.asked.map(()=>null),i.sealed[t]=n,e.awaiting=rt(e.awaiting,t),e.awaiting!==0)return;e.revealed++,this.openSealed(e,i,r,a)}else{if(this.answerAtOwnPace(e,i,r,a,t,n),e.awaiting!==0&&e.result===null)return;i.step++,e.revealed++}this.run(e)}run(e){let{stack:t}=e;for(let n=0;e.result===null;n++){let r=t.length-1,i=t[r];if(i===void 0)throw Error(`the last procedure ended, but nobody has won or drawn`);if(n===Et)throw Error(`"${this.nameOf(i)}" goes in circles and never asks`);let a=this.prepared[i.proc];if(i.step===a.doing.length){t.pop();continue}this.watch?.(a.name,a.stepNames[i.step],e);let o=a.doing[i.step];if(o)i.step++,this.goOn(e,i,r,o(e,i.facts));else if(this.asks(e,i,r,a.asking[i.step]))return}e.awaiting=0}resealOthers(e,t,n){let r=e.stack.at(-1);if(r?.sealed)for(let i=0;i<r.sealed.length;i++){if(i===t||r.sealed[i]===null)continue;let a=[];this.ask(r).answers(e,r.facts,i,a),r.sealed[i]=Ye(n,a)}}nameOf(e){let{name:t,stepNames:n}=this.prepared[e.proc];return`${t} / ${n[e.step]??`end`}`}placeOf(e){let t=e.lastIndexOf(` / `),n=this.places.get(e.slice(0,t));if(n===void 0)return null;let{stepNames:r}=this.prepared[n],i=e.slice(t+3),a=i===`end`?r.length:r.indexOf(i);return a<0?null:{proc:n,step:a}}asks(e,t,n,r){let i=r.who(e,t.facts);if(i===0)return t.step++,!1;if(i>>>e.asked.length)throw Error(`"${this.nameOf(t)}" asks a seat that this table does not have`);if(i&i-1&&r.together===void 0)throw Error(`"${this.nameOf(t)}" asks several seats without saying how they answer together`);if(r.skipForced&&(i=this.answerForced(e,t,n,r,i),i===0))return!1;e.awaiting=i;for(let t=i;t!==0;t&=t-1){let n=at(t);e.asked[n]++}return!0}answerForced(e,t,n,r,i){let a=i;for(let o of it(i)){let i=[];if(r.answers(e,t.facts,o,i),i.length===0)throw this.unanswerable(t,o);i.length>1||(a=rt(a,o),r.together===`sealed`?(t.sealed??=e.asked.map(()=>null),t.sealed[o]=i[0]):(t.step++,this.goOn(e,t,n,r.answer(e,t.facts,o,i[0]))))}return a===0&&r.together===`sealed`&&this.openSealed(e,t,n,r),a}openSealed(e,t,n,r){let i=t.sealed;t.sealed=null,t.step++;let a;for(let n=0;n<i.length&&e.result===null;n++){let o=i[n],s=o?r.answer(e,t.facts,n,o):void 0;typeof s==`string`&&(a=s)}this.goOn(e,t,n,a)}answerAtOwnPace(e,t,n,r,i,a){let o=r.answer(e,t.facts,i,a);if(e.stack.length!==n+1||typeof o==`string`&&o!==`again`&&o!==`done`)throw Error(`"${this.nameOf(t)}" is answered at own pace: it can only go on or come again`);o===`again`?e.asked[i]++:e.awaiting=rt(e.awaiting,i)}goOn(e,t,n,r){typeof r==`string`&&(r===`again`?t.step--:r===`done`?n===e.stack.length-1?e.stack.pop():e.stack.splice(n,1):t.step=this.stepOf(t,r))}stepOf(e,t){let{name:n,stepNames:r}=this.prepared[e.proc],i=r.indexOf(t);if(i<0)throw Error(`the procedure "${n}" has no step "${t}"`);return i}unanswerable(e,t){return Error(`"${this.nameOf(e)}" asks seat ${t}, which has no legal answer`)}ask(e){return this.prepared[e.proc].asking[e.step]}};function Ot(e){return e.stack[e.stack.length-1]}function kt(e){let t=Object.values(e.steps),n=Object.keys(e.steps);for(let[r,i]of n.entries())At(`${e.name} / ${i}`,i,t[r]);return{name:e.name,stepNames:n,doing:t.map(e=>typeof e==`function`?e:null),asking:t.map(e=>typeof e==`function`?null:e)}}function At(e,t,n){if([`again`,`done`,`end`].includes(t)||/^\d+$|\/ /.test(t))throw Error(`"${e}" cannot be a step's name`);if(typeof n!=`function`&&n.skipForced&&n.together===`own pace`)throw Error(`"${e}" is answered at own pace: nothing is forced there`)}function jt(e,t){return Pt(Mt(e,t))}function Mt(e,t){let{tell:n,stack:r,...i}=t;return{...i,stack:r.map(t=>({at:e.nameOf(t),facts:t.facts,sealed:t.sealed}))}}function Nt(e,t){let n=typeof t==`object`&&t?Pt(t):null;if(!Array.isArray(n?.stack))throw new Ue(`This is no saved game: it has no "stack" of procedures. Got ${We(t)}.`);let r=n.stack.map(({at:t,facts:n,sealed:r})=>{let i=typeof t==`string`?e.placeOf(t):null;if(i===null)throw new Ue(`The saved game stands at ${We(t)}, a step that this version of the rulebook does not have. Replay its record instead.`);return{...i,facts:n,sealed:r}});return{...n,stack:r,tell:null}}function Pt(e){return JSON.parse(JSON.stringify(e))}function Ft(e){let{procedures:t,deal:n,opening:r,imagine:i,...a}=e,o=new Dt(t);function s(e,t,n,r=null){e.tell=r,o.carryOut(e,t,n),e.tell=null}function c(e,t,n,r){return e.result===null?typeof t!=`number`||e.asked[t]===void 0||!nt(e.awaiting,t)?{refused:`not asked`}:e.asked[t]===n?l(o.answers(e,t),e,t,r):{refused:`stale`,asked:e.asked[t]}:{refused:`over`}}function l(e,t,n,r){try{if(Be(r))return He(e,r)??{refused:`illegal`,reason:o.whyNot(t,n,r)}}catch{}return{refused:`illegal`,reason:null}}return{...a,sequence:o,check:c,play:s,begin(e,t,i){let s=a.setups.find(t=>t.id===e.id)?.seats;if(s===void 0)throw Error(`no setup "${e.id}"; choose it with chooseSetup`);let c=n(e,{stack:[{proc:0,step:0,facts:{...r},sealed:null}],awaiting:0,asked:Array.from({length:s},()=>0),result:null,revealed:0,dice:wt(t,`dice`),shuffles:wt(t,`shuffles`),tell:i??null});return o.run(c),c.tell=null,c},questions:e=>o.questions(e),answers:(e,t)=>o.answers(e,t),answer(e,t,n,r,i){let a=c(e,t,n,r);return ut(a)?a:(s(e,t,a,i),null)},whyNot:(e,t,n)=>He(o.answers(e,t),n)?null:o.whyNot(e,t,n),result:e=>e.result,imagine(e,t,n){let r=a.copy(e);return r.dice=Ke(v(n),v(n),v(n),v(n)),r.shuffles=Ke(v(n),v(n),v(n),v(n)),i(r,t,n),o.resealOthers(r,t,n),r},save:e=>jt(o,e),load:e=>Nt(o,e),hash:e=>st(Mt(o,e))}}function It(e){return{a:e.a,b:e.b,c:e.c,d:e.d}}function Lt(e){let t=[];for(let{proc:n,step:r,facts:i,sealed:a}of e)t.push({proc:n,step:r,facts:{...i},sealed:a===null?null:a.slice()});return t}function Rt(e,t,n){e.result??={winners:t,because:n}}var zt={kind:`pass`},Bt={kind:`endOrders`},Vt={kind:`endMovement`},Ht={kind:`endBattle`},Ut={kind:`seppuku`},Wt=[`circle`,`triangle`,`square`,`flag`,`fortune`,`swords`],Gt=[{code:`ssp`,edition:`gmt`,symbol:2,arm:`infantry`,blocks:4,moveAndBattle:1,move:1,close:4,weapon:`none`,steadfast:1,flight:1,shame:2,shameOnce:!1,box:[5,5]},{code:`sb`,edition:`gmt`,symbol:2,arm:`infantry`,blocks:4,moveAndBattle:1,move:1,close:3,weapon:`bow`,steadfast:1,flight:1,shame:2,shameOnce:!1,box:[3,3]},{code:`asp`,edition:`gmt`,symbol:1,arm:`infantry`,blocks:4,moveAndBattle:1,move:2,close:3,weapon:`none`,steadfast:0,flight:1,shame:1,shameOnce:!1,box:[8,8]},{code:`ab`,edition:`gmt`,symbol:0,arm:`infantry`,blocks:4,moveAndBattle:2,move:2,close:2,weapon:`bow`,steadfast:0,flight:1,shame:1,shameOnce:!1,box:[4,4]},{code:`aa`,edition:`gmt`,symbol:0,arm:`infantry`,blocks:4,moveAndBattle:0,move:2,close:2,weapon:`arquebus`,steadfast:0,flight:1,shame:1,shameOnce:!1,box:[5,4]},{code:`li`,edition:`gmt`,symbol:0,arm:`infantry`,blocks:4,moveAndBattle:2,move:2,close:2,weapon:`none`,steadfast:0,flight:2,shame:2,shameOnce:!0,box:[3,3]},{code:`sspc`,edition:`gmt`,symbol:2,arm:`cavalry`,blocks:4,moveAndBattle:2,move:2,close:4,weapon:`none`,steadfast:1,flight:1,shame:2,shameOnce:!1,box:[4,5]},{code:`sbc`,edition:`gmt`,symbol:2,arm:`cavalry`,blocks:4,moveAndBattle:2,move:2,close:3,weapon:`bow`,steadfast:1,flight:1,shame:2,shameOnce:!1,box:[4,4]},{code:`ac`,edition:`gmt`,symbol:5,arm:`guard`,blocks:4,moveAndBattle:0,move:0,close:0,weapon:`none`,steadfast:0,flight:0,shame:0,shameOnce:!1,box:[1,1]}],Kt=e=>Gt.find(t=>t.code===e),qt=[13,13],Jt=[{...Kt(`ssp`),edition:`zvezda`,box:qt,code:`si`},{...Kt(`sspc`),edition:`zvezda`,box:qt,code:`sc`},{...Kt(`asp`),edition:`zvezda`,box:qt},{...Kt(`ab`),edition:`zvezda`,box:qt},{...Kt(`aa`),edition:`zvezda`,box:qt,moveAndBattle:2},{...Kt(`ac`),edition:`zvezda`,blocks:3}],S=[...Gt,...Jt],Yt=e=>S.filter(t=>t.edition===e),Xt=(e,t)=>S.findIndex(n=>n.edition===e&&n.code===t),Zt={none:{at:[],moved:0},bow:{at:[0,0,2,2],moved:1},arquebus:{at:[0,0,2,2,1],moved:0}},Qt=[`infantry`,`cavalry`,`commander`],$t={infantry:{move:2,standing:0},cavalry:{move:3,standing:1},commander:{move:0,standing:2}},en={gmt:{units:1/0,infantry:5,cavalry:4,commander:1,leaders:10},zvezda:{units:13,infantry:5,cavalry:5,commander:1,leaders:6}},tn={"gmt-01":`scenario gmt-01
edition gmt
title en First Samurai Skirmish
title it Prima schermaglia di samurai
title hu Az első szamuráj-összecsapás
map our reconstruction
deployment our reconstruction

top     "Red Samurai army"   command 5  dragon 3  honor 5  first
bottom  "Blue Samurai army"  command 5  dragon 3  honor 5
victory 5

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   f   f   .   .   .
   .   .   h   h   .   .   .   .   .   .   .
 .   .   .   .   .   ~   .   .   .   .   .   .
   f   .   .   .   .   h   .   .   .   .   f
 .   .   .   .   .   .   ~   .   .   .   .   .
   .   .   .   .   .   .   .   h   h   .   .
 .   .   .   f   f   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       ab      .       .       sb      .       .       sbc     .       .
 .       asp     .       asp     ssp     aa      ssp+b   .       .       asp     sspc+a  .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       SSPC+c  ASP     .       .       SSP+d   AA      SSP     ASP     .       ASP     .
     .       .       SBC     .       .       SB      .       .       AB      .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Akagi Gentaro
b top    infantry  Akai Heiji
c bottom cavalry   Aoki Genjiro
d bottom infantry  Aoyama Kohei

story en
-
story it
-
story hu
-`,"gmt-02":`scenario gmt-02
edition gmt
year 1517
title en Arita Castle, phase 1: the Takeda vanguard
title it Castello di Arita, fase 1: l'avanguardia Takeda
title hu Arita vára, 1. szakasz: a Takeda elővéd
map our reconstruction
deployment our reconstruction

top     Mori    command 5  dragon 1  honor 4  first
bottom  Takeda  command 4  dragon 1  honor 2
victory 3
victory-rule leader-worth-2 flagsPerLeader=2

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 f   f   .   .   .   .   .   .   .   .   .   .
   f   .   .   .   .   .   .   .   h   h   .
 .   .   .   .   .   .   .   .   .   h   h   .
   f   f   .   .   ~   ~   ~   .   .   .   .
 .   .   .   .   ~   .   .   .   .   .   h   .
   .   f   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   t   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     .     .     sbc   .     .     .     .     .     .
    .     ab    .     .     ab    ssp+a .     .     sb    .     .
 .     .     asp   asp+b .     sb    ab    .     asp+c .     .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     SBC+d .     .     .     .     .
 .     .     .     ASP   SSP   .     SSP+e .     .     ASP   .     .
    .     ASP   .     .     .     SB    .     .     AB    .     .
 .     .     .     .     .     .     .     .     .     .     .     .

leaders
a top    cavalry   Mori Motonari
b top    infantry  Aio Mototsuna
c top    infantry  Miyanosho Tsunetomo
d bottom cavalry   Kumagai Motonao
e bottom infantry  Shinagawa Nobusada

story en
-
story it
-
story hu
-`,"gmt-03":`scenario gmt-03
edition gmt
year 1517
title en Arita Castle, phase 2: the Matauchi river
title it Castello di Arita, fase 2: il fiume Matauchi
title hu Arita vára, 2. szakasz: a Mataucsi folyó
map our reconstruction
deployment our reconstruction

top     Mori    command 5  dragon 2  honor 5  first
bottom  Takeda  command 4  dragon 2  honor 4
victory 6
special river-fordable river="Matauchi river"
special fords-unrestricted
victory-rule named-leader-worth-2 flags=2 leader=d

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   h   h   .   .   .   .   .   .
 .   .   .   .   h   .   .   .   f   f   .   .
   .   ~   .   .   .   .   .   .   .   .   .
 .   .   .   .   r   r   .   .   .   .   .   .
   .   .   r   =   .   r   r   .   =   r   r
 r   r   r   .   .   .   .   r   r   .   .   .
   .   .   .   .   ~   ~   .   .   .   .   f
 .   f   f   .   .   .   .   h   h   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       sbc     .       .       .       .       .
 .       .       ab      .       sb      ab      .       sb      .       .       ab      .
     .       .       asp     ssp+b   .       ssp+a   asp     .       ssp+c   asp     .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ASP     SSP+e   ASP     .       ASP     SSPC+d  .       ASP     .       .
 .       .       .       AB      .       SSP     SB      AB      .       SSP+f   ASP     .
     .       .       LI      .       .       .       SBC     .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Mori Motonari
b top    infantry  Aio Mototsuna
c top    infantry  Inoue Mitsumasa
d bottom cavalry   Takeda Motoshige
e bottom infantry  Kagawa Yukikage
f bottom infantry  Ko Munenobu

story en
-
story it
-
story hu
-`,"gmt-04":`scenario gmt-04
edition gmt
year 1540
title en Koriyama Castle: the Enokawa river
title it Castello di Koriyama: il fiume Enokawa
title hu Korijama vára: az Enokava folyó
map our reconstruction
deployment our reconstruction

top     Shishido  command 5  dragon 4  honor 4  first
bottom  Shinguto  command 4  dragon 1  honor 4
victory 5
special river-impassable-except-fords river="Enokawa river"
special fords-unrestricted
special hills-impassable
victory-rule vf-units-across-river who=bottom flags=1 temporary=true zone=shishido-bank

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   f   f   .   t   .   .
 .   f   .   h   .   .   .   .   h   .   .   .
   .   .   h   h   .   .   .   h   .   .   .
 r   =   r   r   r   =   r   r   r   =   r   r
   .   .   .   h   .   .   .   h   .   .   .
 .   .   .   h   .   .   .   .   h   .   .   .
   .   .   .   .   .   f   .   .   .   .   .
 .   f   f   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       ssp     .       .       .       li      .       .
 .       .       ab      .       sb      ssp+a   ab      .       .       sb      .       .
     ssp     ssp+c   .       .       asp     .       .       .       .       asp+b   .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     ASP     SSP+e   .       .       ASP     .       .       .       ASP     ASP+f   .
 .       .       .       AB      SB      .       .       .       .       AB      .       SBC
     .       .       .       .       .       SSP+d   SSP     .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Shishido Motoyoshi
b top    infantry  Fukase Takakane
c top    cavalry   Shishido Takaie
d bottom cavalry   Amako Kunihisa
e bottom infantry  Amako Hisayuki
f bottom infantry  Amako Sanehisa

zones
zone shishido-bank
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"gmt-05":`scenario gmt-05
edition gmt
year 1540
title en Koriyama Castle: September
title it Castello di Koriyama: settembre
title hu Korijama vára: szeptember
map our reconstruction
deployment our reconstruction

top     Mori   command 5  dragon 1  honor 4  first
bottom  Amako  command 5  dragon 1  honor 3
victory 4
special river-impassable-except-fords river="Tajii river"
victory-rule exit-unit-across-river who=top unit=ASp flags=1 removeUnit=true zone=mori-bank

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   f   f   .   .   .   .   .   f   .   .
 .   .   .   h   h   .   .   h   h   .   .   .
   r   r   r   r   r   =   r   r   r   r   r
 .   .   .   .   .   .   .   .   .   .   .   .
   f   .   .   .   .   .   .   ~   ~   .   .
 .   .   t   t   .   .   .   .   ~   .   .   .
   .   .   .   .   ~   .   .   .   .   f   .
 .   .   .   .   .   .   .   .   .   .   f   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       ssp+c   .       ssp+b   .       .       .       li      .
 .       .       .       ab      sb      .       .       sb      ab      .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       asp     asp     .       .       .       .       .
 .       .       .       .       .       asp+a   asp     .       .       .       .       .
     .       .       SSPC    .       .       .       .       SSPC+e  .       .       .
 .       SBC     SSP+f   .       ASP     SSP+d   ASP     .       SSP     SBC     .       .
     .       .       .       .       .       AB      .       .       ASP     .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Watanabe Kayo
b top    infantry  Mori Motonari
c top    cavalry   Awaya Motoyoshi
d bottom cavalry   Takahashi Mototsuna
e bottom cavalry   Yubara Munetsuna
f bottom infantry  Kamei Hidetsuna

zones
zone mori-bank
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   x   x
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"gmt-06":`scenario gmt-06
edition gmt
year 1540
title en Koriyama Castle: October
title it Castello di Koriyama: ottobre
title hu Korijama vára: október
map our reconstruction
deployment our reconstruction

top     Mori   command 6  dragon 3  honor 5  first
bottom  Amako  command 4  dragon 2  honor 3
victory 5
special river-impassable river="Tajii river"

terrain
 .   .   .   .   .   .   c   .   .   .   .   .
   .   .   .   .   h   h   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   f   f   .   .   t   .   .   f   f   .
 r   .   f   .   .   .   .   .   .   f   .   .
   r   .   .   .   .   ~   .   .   .   f   .
 .   r   .   .   .   .   ~   .   .   .   .   .
   .   r   .   .   .   .   .   .   h   h   .
 .   .   r   r   .   .   .   .   .   h   .   .
   .   .   .   r   .   .   .   .   .   .   .
 .   .   .   .   r   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       ab      .       .       .       .       .
     .       .       .       .       ab      sb      .       .       .       .       .
 .       .       .       sbc+d   asp     ssp+a   asp     .       .       .       .       .
     .       sb      asp     .       .       .       .       .       asp     .       .
 .       .       ssp+b   .       .       .       .       .       .       ssp+c   .       .
     .       .       .       .       SSPC+e  .       ASP     .       .       .       .
 .       .       .       ASP     .       SSP     .       .       .       .       .       .
     .       .       .       .       .       AB      ASP     .       .       .       .
 .       .       .       .       SSP+f   .       ASP     SSP+g   .       .       ASP     .
     .       .       .       .       .       SB      .       AB      .       SSPC    .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Mori Motonari
b top    infantry  Kunishi Motosuke
c top    infantry  Katsura Motozumi
d top    cavalry   Kodama Narimitsu
e bottom cavalry   Misawa Tameyuki
f bottom infantry  Kamei Hidetsuna
g bottom infantry  Yonehara Tsunahiro

story en
-
story it
-
story hu
-`,"gmt-07":`scenario gmt-07
edition gmt
year 1541
title en Koriyama Castle: January
title it Castello di Koriyama: gennaio
title hu Korijama vára: január
map our reconstruction
deployment our reconstruction

top     Ouchi  command 6  dragon 3  honor 5  first
bottom  Amako  command 5  dragon 2  honor 5
victory 6
special river-impassable-except-fords river="Tajii river"
victory-rule tent-capture-unguarded who=top flags=3 permanent=true loseCommandCard=1

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   ~   .   .   .   .   .   .   .
   .   .   .   .   .   f   f   .   .   .   .
 r   r   r   .   .   .   .   .   .   .   f   f
   .   .   r   .   .   .   .   f   .   .   .
 .   .   .   r   .   .   .   .   .   .   .   f
   .   h   .   =   .   .   .   h   h   .   .
 .   h   .   .   r   .   .   h   mb  .   .   .
   f   .   .   .   r   .   .   .   h   .   .
 .   .   .   .   r   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       sb      .       .
 .       asp     .       .       .       ssp+b   asp     ab      ssp     sspc+a  .       .
     .       ab      ssp+c   .       .       .       .       ssp     .       asp     .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 ASP     SSP+f   ASP     .       .       .       .       .       .       .       .       .
     .       AB      ASP     .       .       ASP     SSP     .       SSP+d   ASP     .
 .       .       SBC+e   .       .       .       SSP     SB      ASP     AB      .       .
     .       .       .       .       .       .       .       .       .       SSP     .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Sue Takafusa
b top    infantry  Naito Okimori
c top    infantry  Mori Motonari
d bottom infantry  Amako Hisayuki
e bottom cavalry   Amako Akihisa
f bottom infantry  Kokusho Hisazumi

story en
-
story it
-
story hu
-`,"gmt-08":`scenario gmt-08
edition gmt
year 1542
title en First Battle of Azukizaka
title it Prima battaglia di Azukizaka
title hu Az első azukizakai csata
map our reconstruction
deployment our reconstruction

top     Imagawa  command 6  dragon 3  honor 5  first
bottom  Oda      command 5  dragon 3  honor 6
victory 5
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   mt  .   .   .
 .   .   f   .   .   .   .   .   .   .   f   .
   .   .   .   .   .   .   .   h   h   .   .
 .   .   .   .   .   .   h   h   .   .   .   .
   .   .   .   .   h   h   .   .   .   .   .
 .   .   .   h   h   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   f   f   .
 .   f   .   .   .   ~   ~   .   .   .   .   .
   .   .   .   mb  .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       sbc     .       .       .       .       ac+a    .       .       .
 .       .       .       .       .       ab      ssp     sb      ab      ssp     .       .
     .       .       asp     .       asp     .       asp     sspc+b  asp     ssp+c   asp
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       SSPC    ASP     SSP+e   SSP+f   ASP     SSP+g   .       .       .       .
 .       .       AB      SB      SSP     .       .       .       AB      ASP     .       .
     .       .       .       AC+d    .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    commander Imagawa Yoshimoto
b top    cavalry   Yuhara
c top    infantry  Okabe
d bottom commander Oda Nobuhide
e bottom cavalry   Oda Nobumitsu
f bottom infantry  Oda Nobuyasu
g bottom infantry  Oda Nobufusa

story en
-
story it
-
story hu
-`,"gmt-09":`scenario gmt-09
edition gmt
year 1546
title en Kawagoe Castle
title it Castello di Kawagoe
title hu Kavagoe vára
map our reconstruction
deployment our reconstruction

top     Uesugi  command 4  dragon 1  honor 4
bottom  Hojo    command 6  dragon 2  honor 9  first
victory 5
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   h   .   .   .   t   t   .   .   .   .
 .   .   .   mt  .   .   .   .   |   .   .   .
   .   .   .   .   .   .   .   |   .   c   .
 .   .   .   .   .   .   .   |   |   .   |   .
   .   .   .   ~   ~   ~   .   .   .   .   .
 .   f   f   .   .   .   .   .   .   .   f   .
   .   .   .   .   .   .   .   .   .   .   f
 .   .   .   .   f   .   .   .   .   .   .   .
   .   .   .   .   .   .   mb  .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ab      .       .       .       li      asp     .       .       .       .
 .       .       asp     ac+a    sb      .       li      .       ssp+c   .       .       ASP
     .       li      ssp+d   .       .       sbc+b   .       asp     .       AB+f    .
 .       .       .       .       .       .       .       ab      asp     .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       ASP     .       SSP     .       ASP     .       .       .
 .       .       .       .       .       SB      .       SSP+g   .       .       .       .
     .       .       .       .       .       AA      AC+e    .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    commander Uesugi Norimasa
b top    cavalry   Uesugi Tomosada
c top    infantry  Namba Norishige
d top    infantry  Ashikaga Haruuji
e bottom commander Hojo Ujiyasu
f bottom infantry  Hojo Tsunashige
g bottom infantry  Tame Mototada

story en
-
story it
-
story hu
-`,"gmt-10":`scenario gmt-10
edition gmt
year 1548
title en Second Battle of Azukizaka
title it Seconda battaglia di Azukizaka
title hu A második azukizakai csata
map our reconstruction
deployment our reconstruction

top     Imagawa  command 3  dragon 5  honor 5  first
bottom  Oda      command 5  dragon 2  honor 3
victory 6

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   h   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   h   h   h   .   h   h   .   f   .
 .   .   .   .   .   .   .   .   f   f   f   .
   .   f   .   .   .   .   .   .   f   f   .
 .   .   .   ~   ~   .   .   .   .   .   .   .
   .   .   .   .   .   .   ~   .   .   .   .
 .   .   .   .   .   .   .   t   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       asp     .       .       .       .       .
 .       sbc+b   .       ab      sb      ssp+a   ab      sb      .       .       .       .
     .       .       asp     .       asp     .       asp     asp     .       ssp     .
 .       .       .       .       .       .       .       .       .       ssp+c   asp     .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       ASP     SSP+e   ASP     .       .       .       .       .
     .       .       .       .       .       AB      .       .       .       .       .
 .       .       SSP+f   ASP     SSP     .       ASP     .       .       AB      .       .
     .       .       .       SSPC    SB      SSPC+d  .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Taigen Sessai
b top    cavalry   Asahina Yasuyoshi
c top    infantry  Okabe Nagamune
d bottom cavalry   Oda Nobuhide
e bottom infantry  Oda Nobuhiro
f bottom infantry  Oda Nobumitsu

story en
-
story it
-
story hu
-`,"gmt-11":`scenario gmt-11
edition gmt
year 1560
title en Okehazama: the Marune frontier fort
title it Okehazama: il forte di confine di Marune
title hu Okehazama: a marunei határerőd
map our reconstruction
deployment our reconstruction

top     Imagawa  command 5  dragon 3  honor 6  first
bottom  Oda      command 4  dragon 2  honor 3
victory 5

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   f   f   .   .
 .   .   ~   ~   ~   .   .   .   .   .   .   .
   f   .   .   .   .   .   .   .   ~   ~   .
 .   f   .   .   .   h   .   .   .   .   .   .
   .   .   .   .   |   |   |   .   .   f   .
 .   .   .   .   |   t   t   |   .   .   .   .
   .   .   .   .   h   h   h   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       sb      ssp+a   aa      ab      .       sspc    .
 .       asp     ssp+c   .       asp     aa      .       .       .       asp+b   .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       SSP+e   .       ASP     AA      ASP     .       .       .       .
 .       .       AB      .       SB      ASP     .       AB      .       ASP     .       .
     .       .       .       .       .       SSP+d   .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Matsudaira Motoyasu
b top    infantry  Sakai Tadatsugu
c top    infantry  Ishikawa Ienari
d bottom infantry  Sakuma Morishige
e bottom infantry  Hattori Genba

story en
-
story it
-
story hu
-`,"gmt-12":`scenario gmt-12
edition gmt
year 1560
title en Okehazama: the Dengakuhazama gorge
title it Okehazama: la gola di Dengakuhazama
title hu Okehazama: a dengakuhazamai szurdok
map our reconstruction
deployment our reconstruction

top     Imagawa  command 2  dragon 3  honor 5
bottom  Oda      command 5  dragon 3  honor 6  first
victory 5
special growing-hand who=top start=2 max=5 drawPerTurn=2
victory-rule instant-win-tent who=bottom instantWin=true

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   h   .   .   .   h   .   .   .
 .   .   .   h   .   mt  .   .   h   .   .   .
   .   .   h   f   .   .   .   .   h   .   .
 .   .   .   f   .   g   g   .   f   .   .   .
   .   .   .   f   f   .   .   f   f   .   .
 .   .   f   .   .   .   .   .   .   f   .   .
   .   .   .   .   f   .   f   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       asp     .       aa      .       li      .       .       .       ab      .       .
     .       .       .       .       .       .       .       .       .       sb      asp
 .       ssp     .       .       .       ac+a    ssp+c   .       .       .       ssp     .
     ab      .       .       .       asp     .       .       .       .       sspc+b  .
 .       asp     .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       SSPC    SSP+e   .       SSP     .       SSP+f   ASP     .       .
 .       .       .       ASP     SB      SSPC+d  SSP     AB      .       ASP     .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    commander Imagawa Yoshimoto
b top    cavalry   Ii Naomori
c top    infantry  Matsui Munenobu
d bottom cavalry   Oda Nobunaga
e bottom infantry  Hattori Kazutada
f bottom infantry  Mori Yoshikatsu

story en
-
story it
-
story hu
-`,"gmt-13":`scenario gmt-13
edition gmt
year 1561
title en Fourth Kawanakajima, phase 1: the Uesugi vanguard attacks
title it Quarta Kawanakajima, fase 1: l'assalto dell'avanguardia Uesugi
title hu Negyedik Kavanakadzsima, 1. szakasz: az Ueszugi elővéd támad
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 3  honor 6  first
bottom  Takeda  command 5  dragon 2  honor 4
victory 5

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   h   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   f
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   ~   ~   ~   ~   ~   .   .   .   .   .
   .   h   .   .   .   f   .   .   .   .   .
 .   h   .   .   .   .   t   .   .   f   f   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       sb      .       ab      .       .       .
 .       sbc     sspc+b  asp     .       asp+c   .       asp     .       asp     .       .
     .       .       .       .       sbc     sspc+a  .       .       sbc     .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ASP     SSP+e   ASP     SSP+d   .       SSP     .       SSP     ASP     .
 .       .       AB      ASP     SB      AA      .       .       AB      .       .       .
     .       .       .       .       .       .       .       .       SSPC+f  .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Kakizaki Kageie
b top    cavalry   Irobe Katsunaga
c top    infantry  Honjo Saneyori
d bottom cavalry   Takeda Nobushige
e bottom infantry  Morozumi Torasada
f bottom cavalry   Naito Masatoyo

story en
-
story it
-
story hu
-`,"gmt-14":`scenario gmt-14
edition gmt
year 1561
title en Fourth Kawanakajima, phase 2: the charge of Yamamoto Kansuke
title it Quarta Kawanakajima, fase 2: la carica di Yamamoto Kansuke
title hu Negyedik Kavanakadzsima, 2. szakasz: Jamamoto Kanszuke rohama
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 3  honor 8  first
bottom  Takeda  command 5  dragon 2  honor 5
victory 6

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   f   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   h   .
 ~   ~   .   .   .   .   .   .   .   h   h   .
   ~   ~   .   .   .   f   f   .   .   .   .
 .   ~   .   .   .   .   f   .   .   .   .   .
   .   .   .   .   .   .   t   .   .   h   .
 .   .   f   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       sbc     .       ab      ab      aa      .       sb      .       .       .
 .       .       sspc+c  asp     ssp+d   sspc+a  asp     ssp     sbc     ssp+b   asp     .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ASP     SSP+h   ASP     SSP+f   SSPC+e  .       SSP     ASP     SSP+g   .
 .       .       .       AB      AA      SSPC    SSPC    .       AB      .       SSP     .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Kakizaki Kageie
b top    infantry  Usami Sadamitsu
c top    cavalry   Murakami Yoshikiyo
d top    infantry  Takanashi Masayori
e bottom cavalry   Yamamoto Kansuke
f bottom infantry  Morozumi Torasada
g bottom cavalry   Takeda Yoshinobu
h bottom cavalry   Naito Masatoyo

story en
-
story it
-
story hu
-`,"gmt-15":`scenario gmt-15
edition gmt
year 1561
title en Fourth Kawanakajima, phase 3: attack on the Takeda command tent
title it Quarta Kawanakajima, fase 3: assalto alla tenda di comando Takeda
title hu Negyedik Kavanakadzsima, 3. szakasz: támadás a Takeda parancsnoki sátor ellen
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 3  honor 6  first
bottom  Takeda  command 5  dragon 3  honor 7
victory 6
special river-impassable-except-fords river="Chikumagawa river"
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   mt  .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   ~   ~   .
 .   .   f   .   .   .   .   .   .   .   .   .
   .   ~   .   .   .   .   .   f   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   r
   .   .   .   |   |   |   .   .   .   =   r
 .   .   f   .   mb  .   .   .   r   r   .   .
   .   .   .   h   .   .   .   =   .   .   .
 .   .   .   .   .   .   .   r   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       ac+a    .       .       .       .
 .       .       .       asp     .       .       .       ab      .       .       .       .
     .       sspc+c  asp     .       sb      ssp     asp     .       .       .       .
 .       .       .       ssp     sspc+b  ssp+d   .       .       ssp     .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       ASP     .       .
     .       .       ASP     SSP     SSP+f   AA      ASP     SSP     .       .       .
 .       SSP     .       AB      AC+e    SSP+g   AB      .       .       .       .       SSPC+h
     .       .       .       .       .       ASP     .       .       .       .       SSPC
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    commander Uesugi Kenshin
b top    cavalry   Arakawa Nagazane
c top    cavalry   Kakizaki Kageie
d top    infantry  Naoe Kagetsuna
e bottom commander Takeda Shingen
f bottom infantry  Anayama Nobukimi
g bottom infantry  Hara Osumi
h bottom cavalry   Takeda Yoshinobu

story en
-
story it
-
story hu
-`,"gmt-16":`scenario gmt-16
edition gmt
year 1561
title en Fourth Kawanakajima, phase 4: the Amenomiya ford
title it Quarta Kawanakajima, fase 4: il guado di Amenomiya
title hu Negyedik Kavanakadzsima, 4. szakasz: az amenomijai gázló
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 4  honor 7
bottom  Takeda  command 5  dragon 2  honor 7  first
victory 6
special river-impassable-except-fords river="Chikumagawa river"
victory-rule vf-units-across-river who=bottom flags=1 temporary=true zone=uesugi-bank

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   f   .   .   h   h   .   .   .   .   .
 .   .   .   ~   .   .   .   .   h   .   f   .
   .   r   =   r   r   r   .   .   r   =   r
 r   r   .   .   .   .   r   =   r   .   .   .
   .   .   .   .   .   .   f   .   .   .   .
 .   .   h   h   .   .   .   .   .   f   f   .
   .   .   .   h   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       sbc+a   .       .       .       .       .       .
     .       .       ab      ssp+b   .       aa      .       .       ssp+c   ab      .
 .       .       asp     .       .       .       sb      asp     sb      asp     .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       SSP+f   ASP     .       SSPC+d  SSP+g   ASP     .       .       .       .
     .       .       .       AB      .       SSPC    SB      .       SBC+e   SSP     ASP
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Amakasu Kagemochi
b top    infantry  Takanashi Masayori
c top    infantry  Suda Chikamitsu
d bottom cavalry   Kosaka Masanobu
e bottom cavalry   Baba Nobuharu
f bottom infantry  Sanada Yukitaka
g bottom infantry  Obu Toramasa

zones
zone uesugi-bank
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   x   x
   x   .   .   .   .   .   x   x   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"gmt-17":`scenario gmt-17
edition gmt
year 1561
title en Fourth Kawanakajima, phase 5: the Takeda pincer
title it Quarta Kawanakajima, fase 5: la tenaglia Takeda
title hu Negyedik Kavanakadzsima, 5. szakasz: a Takeda harapófogó
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 2  honor 9  first
bottom  Takeda  command 6  dragon 2  honor 10
victory 6
special river-impassable-except-fords river="Chikumagawa river"

terrain
 .   .   .   .   .   .   .   .   r   .   .   .
   .   .   .   .   .   .   .   r   .   .   .
 .   .   f   .   .   .   .   .   r   .   .   .
   .   .   .   .   h   h   .   .   =   .   .
 .   .   .   .   .   .   .   .   .   r   .   .
   ~   ~   .   .   .   f   .   .   r   .   .
 .   f   .   .   .   .   .   .   r   .   .   .
   .   .   .   h   .   .   .   .   =   .   .
 .   .   .   .   .   f   .   t   .   r   .   .
   .   .   .   .   .   .   .   .   .   r   .
 .   .   .   .   .   .   .   .   .   r   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       SSPC
     .       .       .       .       sspc+a  .       ab      ssp+d   .       .       SSPC+g
 .       asp     .       sb      ssp     asp     sb      asp     .       .       SSP     .
     .       .       asp     ssp+b   sspc+c  .       ssp     ab      .       .       .
 .       .       .       .       .       .       .       .       .       .       ASP     SSPC+h
     .       .       .       .       .       .       .       .       .       .       SSPC
 .       ASP     SSP+f   AA      SSP     .       ASP     .       .       .       .       .
     .       .       ASP     AB      SSP+e   .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Uesugi Kenshin
b top    infantry  Naoe Kagetsuna
c top    cavalry   Kakizaki Kageie
d top    infantry  Amakasu Kagemochi
e bottom infantry  Takeda Shingen
f bottom cavalry   Takeda Yoshinobu
g bottom cavalry   Kosaka Masanobu
h bottom cavalry   Baba Nobuharu

story en
-
story it
-
story hu
-`,"gmt-18":`scenario gmt-18
edition gmt
year 1564
title en Second Konodai: 7 January
title it Seconda Konodai: 7 gennaio
title hu Második Kónodai: január 7.
map our reconstruction
deployment our reconstruction

top     Satomi  command 5  dragon 2  honor 4  first
bottom  Hojo    command 6  dragon 2  honor 6
victory 5
special river-fordable river="Ichikawa river"
victory-rule vf-empty-section who=bottom flags=1 when=own-turn-start permanent=true

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   t   .   .   .   .   .
 .   f   .   .   .   .   .   .   .   .   f   .
   .   .   h   h   h   .   .   h   h   .   .
 .   .   .   .   h   h   .   .   h   .   f   .
   .   .   f   .   .   .   .   .   f   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   r   r   r   r   r   .   .   .   .
 r   r   r   .   .   .   .   r   r   r   r   r
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       ab      .       sb      .       ab      .       sbc     .       .
     .       ssp+b   asp     .       asp     ssp+a   .       ssp     asp     ssp+c   .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       SSPC+d  SSP+e   .       .       .       .
 .       .       .       .       ASP     .       ASP     .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ASP     .       AB      .       SSP+f   .       .       AB      ASP     .
 .       .       .       .       .       SSP     .       .       .       .       .       .

leaders
a top    cavalry   Satomi Yoshihiro
b top    infantry  Ota Sukemasa
c top    cavalry   Masaki Nobushige
d bottom cavalry   Toyama Tsunakage
e bottom cavalry   Tominaga Naokatsu
f bottom infantry  Hojo Tsunashige

story en
-
story it
-
story hu
-`,"gmt-19":`scenario gmt-19
edition gmt
year 1564
title en Second Konodai: 8 January
title it Seconda Konodai: 8 gennaio
title hu Második Kónodai: január 8.
map our reconstruction
deployment our reconstruction

top     Satomi  command 5  dragon 2  honor 4  first
bottom  Hojo    command 6  dragon 2  honor 6
victory 5
special river-fordable river="Ichikawa river"
victory-rule vf-empty-section who=bottom flags=1 when=own-turn-start permanent=true

terrain
 .   .   r   .   .   .   .   .   .   .   .   .
   .   r   .   .   .   .   .   .   .   .   .
 .   r   .   .   .   .   t   t   .   .   f   .
   .   r   .   .   .   h   h   h   .   .   .
 .   .   r   .   .   .   h   h   .   .   .   .
   .   r   .   .   f   .   .   .   .   .   .
 .   .   r   .   .   .   .   .   .   f   .   .
   .   .   r   .   .   ~   .   .   f   .   .
 .   .   .   r   .   .   .   .   .   .   h   .
   .   .   .   r   .   .   .   .   .   .   .
 .   .   .   r   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       sbc     .       .       .
 .       .       .       ab      li      ssp+a   .       .       .       ab      .       .
     .       .       ssp     .       li      .       ssp     asp     ab      ssp+b   asp
 .       SSPC+d  .       .       asp     sb      ssp+c   .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       ASP+e   .       .       .       .       .       .       .       .       .       .
     .       ASP     .       .       .       .       .       .       .       .       .
 .       .       .       .       .       AA      SSP+f   .       .       .       .       .
     .       .       .       .       SSP     .       ASP     LI      .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Satomi Yoshihiro
b top    infantry  Ota Sukemasa
c top    cavalry   Masaki Nobushige
d bottom cavalry   Hojo Ujimasa
e bottom infantry  Hojo Tsunashige
f bottom infantry  Hojo Ujiyasu

story en
-
story it
-
story hu
-`,"gmt-20":`scenario gmt-20
edition gmt
year 1569
title en Mimasetoge
title it Il passo di Mimase
title hu A Mimasze-hágó
map our reconstruction
deployment our reconstruction

top     Hojo    command 4  dragon 2  honor 3
bottom  Takeda  command 5  dragon 3  honor 6  first
victory 5
special river-fordable river="Ichikawa river"

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 r   .   .   .   .   h   .   .   f   f   .   .
   r   .   .   h   h   h   .   h   h   .   .
 .   r   .   f   f   .   .   h   h   .   .   .
   .   r   .   f   .   g   g   .   .   f   .
 .   .   r   .   .   .   .   .   .   .   f   .
   .   .   r   .   .   .   .   .   .   .   .
 .   .   .   r   .   .   .   .   .   .   .   .
   .   .   r   .   .   .   .   .   .   .   .
 .   .   r   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       sbc     .       .       .       .       .       .
 .       .       .       sb      .       sb      asp     ab      .       .       .       .
     .       ssp     ssp+c   .       aa      asp     ssp+a   aa      ssp     ssp+b   asp
 .       .       .       .       .       .       .       .       .       .       aa      .
     .       .       .       .       .       .       .       .       .       .       .
 .       SSPC+g  .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       SSP+d   AA      SSP+e   ASP     SSPC+f  ASP
 .       SSPC    .       .       AB      .       SB      .       .       .       .       .
     .       .       .       .       .       .       LI      .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Hojo Ujiteru
b top    infantry  Hojo Ujikuni
c top    infantry  Hojo Tsunashige
d bottom infantry  Asari Nobutane
e bottom cavalry   Baba Nobuharu
f bottom cavalry   Takeda Katsuyori
g bottom cavalry   Yamagata Masakage

story en
-
story it
-
story hu
-`,"gmt-21":`scenario gmt-21
edition gmt
year 1570
title en Nunobeyama
title it Nunobeyama
title hu Nunobejama
map our reconstruction
deployment our reconstruction

top     Amako  command 5  dragon 3  honor 6
bottom  Mori   command 5  dragon 3  honor 6  first
victory 5
special river-fordable river="Linashigawa river"
special fords-unrestricted
special castle-as-building
victory-rule capture-hex who=bottom target=castle flags=1 permanent=true loseCommandCard=1 zone=niiyama-castle

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   c   .
 .   .   h   .   .   .   .   .   .   .   .   .
   .   .   .   h   h   h   .   .   .   .   f
 .   .   .   .   h   h   .   ~   .   .   f   f
   .   .   .   .   .   .   .   ~   .   .   f
 .   .   .   r   =   r   r   r   .   f   f   .
   r   r   r   .   .   .   .   r   =   .   f
 .   .   .   .   .   .   .   .   .   r   r   r
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       sspc+a  .       .       asp+d   .       .
     .       .       ab      .       ab      sb      .       ssp     .       .       .
 .       .       ssp+b   asp     asp     ssp+c   aa      .       asp     .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       ASP     SSP+f   ASP     AA      SSP+e   AA      ASP     .       .       .       .
     .       AB      .       .       SB      .       SBC     .       AB      SSP+g   ASP
 .       .       .       .       .       .       .       .       .       .       SSPC    .

leaders
a top    cavalry   Yamanaka Shikanosuke
b top    infantry  Tachihara Hisatsuna
c top    infantry  Yokomichi Masamitsu
d top    infantry  Amako Katsuhisa
e bottom cavalry   Kikkawa Motoharu
f bottom infantry  Kobayakawa Takakage
g bottom cavalry   Mori Terumoto

zones
zone niiyama-castle
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   x   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"gmt-22":`scenario gmt-22
edition gmt
year 1570
title en Anegawa: battle overview
title it Anegawa: la battaglia intera
title hu Anegava: az egész csata
map our reconstruction
deployment our reconstruction

top     "Asai & Asakura"  command 5  dragon 4  honor 3
bottom  "Oda & Tokugawa"  command 5  dragon 3  honor 3
first roll dice=5
victory 5
special river-fordable river="Ane river"
special fords-unrestricted

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   h   h   .
 .   .   .   .   .   f   .   .   .   .   .   .
   .   .   .   ~   ~   .   .   .   .   f   f
 .   .   .   .   .   .   .   .   .   .   .   .
   r   r   =   r   r   =   r   r   =   r   r
 .   .   ~   ~   .   .   .   .   ~   .   .   .
   .   .   ~   .   .   .   .   .   .   .   f
 f   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   h   h   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       ab      .       ssp+a   .       .       ab      sb      ssp+c   .       .       .
     asp     ssp+b   asp     aa      asp     asp     sspc+d  ssp     asp     .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     ASP     SSP+f   ASP     AA      .       ASP     AA      ASP     .       ASP     .
 .       .       AB      SSPC+e  .       .       SB      AB      .       .       SSP+h   .
     .       .       .       .       .       .       SSP+g   .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Asakura Kagetake
b top    infantry  Makara Naotaka
c top    cavalry   Asai Nagamasa
d top    cavalry   Isono Kazumasa
e bottom cavalry   Tokugawa Ieyasu
f bottom infantry  Sakai Tadatsugu
g bottom infantry  Oda Nobunaga
h bottom infantry  Inaba Ittetsu

story en
-
story it
-
story hu
-`,"gmt-23":`scenario gmt-23
edition gmt
year 1570
title en Anegawa: Tokugawa against Asakura
title it Anegawa: Tokugawa contro Asakura
title hu Anegava: Tokugava az Aszakura ellen
map our reconstruction
deployment our reconstruction

top     Asakura   command 5  dragon 3  honor 5
bottom  Tokugawa  command 5  dragon 3  honor 5
first roll dice=5
victory 4
special river-fordable river="Ane river"
special fords-unrestricted

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   h   .   .   .   .   .   f   .   .   .
   .   .   .   .   .   .   f   .   .   .   .
 r   r   r   .   .   .   .   .   .   r   r   r
   .   .   r   =   r   r   .   .   r   .   .
 .   ~   ~   ~   .   .   r   =   r   .   .   .
   .   ~   ~   .   .   .   .   .   .   .   .
 .   .   .   .   .   h   .   .   .   f   f   .
   .   .   .   .   h   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       ab      .       ssp     ssp+a   asp     sb      .       ab      .       .
     .       .       .       sbc+c   asp     aa      .       asp     ssp+b   asp     .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ASP     SSP+h   AA      ASP     SSP+e   AA      .       SSP+f   ASP     .
 .       .       ASP     .       .       .       SSPC+g  .       AB      .       .       .
     .       .       .       .       .       SSPC+d  .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Asakura Kagetake
b top    infantry  Makara Naotaka
c top    cavalry   Maenami Shinpachiro
d bottom cavalry   Tokugawa Ieyasu
e bottom infantry  Sakai Tadatsugu
f bottom infantry  Ogasawara Nagatada
g bottom cavalry   Honda Tadakatsu
h bottom cavalry   Sakakibara Yasumasa

story en
-
story it
-
story hu
-`,"gmt-24":`scenario gmt-24
edition gmt
year 1570
title en Anegawa: Oda against Asai
title it Anegawa: Oda contro Asai
title hu Anegava: Oda az Aszai ellen
map our reconstruction
deployment our reconstruction

top     Asai  command 5  dragon 2  honor 6  first
bottom  Oda   command 5  dragon 2  honor 6
victory 5
special river-fordable river="Ane river"
special fords-unrestricted

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   f   .   .   .
 r   r   r   .   .   .   .   .   .   .   .   .
   .   .   r   r   =   r   .   .   r   =   r
 .   .   .   .   .   .   r   r   r   .   .   .
   .   .   ~   ~   .   .   .   .   .   .   .
 f   f   .   .   .   .   .   .   ~   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   h   h   .   .   .   f   .
   .   .   .   .   .   h   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ssp+c   .       .       .       sb      sspc+b  .       .       .       .
 .       .       .       asp     asp     sspc+a  .       asp     aa      ssp+d   asp     .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       SSP     ASP+e   AA      .       .       .       .
 .       .       .       AA      AB      SSP+f   SB      ASP     ASP     .       .       .
     .       .       .       .       ASP+g   SSP+h   AA      SSP     SSP+i   .       .
 .       .       .       .       .       .       .       .       SB      .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Isono Kazumasa
b top    cavalry   Asai Nagamasa
c top    infantry  Endo Naotsune
d top    infantry  Asai Masazumi
e bottom infantry  Sakai Masahisa
f bottom cavalry   Ikeda Tsuneoki
g bottom infantry  Kinoshita Hideyoshi
h bottom cavalry   Shibata Katsuie
i bottom infantry  Inaba Ittetsu

story en
-
story it
-
story hu
-`,"gmt-25":`scenario gmt-25
edition gmt
year 1572
title en Mikata-ga-hara
title it Mikata-ga-hara
title hu Mikatagahara
map our reconstruction
deployment our reconstruction

top     Tokugawa  command 5  dragon 3  honor 5  first
bottom  Takeda    command 6  dragon 3  honor 7
victory 7
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1

terrain
 .   .   .   .   .   .   .   .   .   g   .   .
   .   .   t   .   .   .   .   .   .   g   g
 .   .   .   .   .   mt  .   .   .   .   .   .
   .   f   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   f   .   .
   .   .   .   .   .   .   .   .   .   .   h
 .   .   .   f   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   f   f   .
 .   f   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   mb  .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       ac+a    .       .       .       .       .       .
     .       .       .       ab      asp     ssp     asp     ab      ssp     ssp+e   sspc+d
 .       asp+b   ssp+c   aa      .       .       .       .       aa      .       asp     ssp
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       SSP     ASP     .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       SSPC+i  SBC+k   .
     .       .       SSPC+h  .       LI+g    AC+f    SSP+j   .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    commander Tokugawa Ieyasu
b top    cavalry   Sakai Tadatsugu
c top    infantry  Hirate Norihide
d top    cavalry   Honda Tadakatsu
e top    infantry  Ishikawa Kazumasa
f bottom commander Takeda Shingen
g bottom infantry  Oyamada Nobushige
h bottom cavalry   Yamagata Masakage
i bottom cavalry   Takeda Katsuyori
j bottom cavalry   Baba Nobuharu
k bottom cavalry   Naito Masatoyo

story en
-
story it
-
story hu
-`,"gmt-26":`scenario gmt-26
edition gmt
year 1572
title en The bramble gully near Saigadake
title it Il vallone dei rovi presso Saigadake
title hu A szedres szurdok Szaigadake mellett
map our reconstruction
deployment our reconstruction

top     Tokugawa  command 5  dragon 3  honor 4  first
bottom  Takeda    command 3  dragon 1  honor 4
victory 4
special hills-impassable
victory-rule vf-units-past-gorge who=bottom flags=1 temporary=true zone=gully-rim

terrain
 .   .   .   .   .   c   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   f   f   .   .   .   f   .   .   .
   .   .   .   .   .   .   .   h   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   h
   h   h   g   g   g   g   g   g   g   h   h
 h   .   .   f   .   h   .   .   f   .   .   .
   .   .   .   .   f   .   f   .   h   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       ssp     .       .       .       .       .
 .       ab      .       .       .       .       asp     .       .       ab      .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       aa      asp+a   .       aa      .       aa      asp+b   .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       ASP     .       .       .       SSP+c   .       ASP     .       SSP     ASP
 .       .       .       .       AB      ASP     SSPC    .       .       SSPC+d  .       .
     .       .       .       .       .       LI      .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Okubo Tadayo
b top    infantry  Amano Yasukage
c bottom infantry  Anayama Nobukimi
d bottom cavalry   Tsuchiya Masatsugu

zones
zone gully-rim
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   x   x   x   x   x   x   x   x   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"gmt-27":`scenario gmt-27
edition gmt
year 1572
title en Kizakihara
title it Kizakihara
title hu Kizakihara
map our reconstruction
deployment our reconstruction

top     Ito      command 4  dragon 2  honor 4  first
bottom  Shimazu  command 5  dragon 4  honor 7
victory 4
special river-impassable river=river

terrain
 .   .   .   r   .   .   .   .   .   .   .   .
   .   .   r   .   .   .   .   .   .   .   .
 .   .   r   .   .   .   .   .   .   .   .   .
   .   r   .   .   .   .   .   .   .   f   f
 .   r   .   .   ~   ~   .   .   .   f   .   .
   r   .   .   .   ~   .   .   f   .   .   .
 r   .   .   .   .   .   .   .   .   .   .   .
   .   .   f   .   .   .   .   .   .   h   h
 .   f   f   .   .   .   .   .   .   h   .   .
   .   .   .   .   .   t   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       sb      .       li      .       .       asp     .       .       .
     .       .       asp     ab      .       ab      .       ab      .       SSP+f   ASP
 .       .       asp+c   .       .       sb      ssp+a   .       asp     .       .       .
     .       .       .       .       ssp     asp     aa      .       ssp+b   .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       SSP+e   .       .       .       .       .       .       .       .
 .       .       ASP     .       SB      .       AA      .       .       .       .       .
     .       .       .       .       SSP+d   .       SSP     .       .       SSPC+g  .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Ito Sukeyasu
b top    cavalry   Ito Sukenobu
c top    infantry  Ito Matajiro
d bottom cavalry   Shimazu Yoshihiro
e bottom infantry  Godai Tomoyoshi
f bottom infantry  Kamata Masatoshi
g bottom cavalry   Niiro Tadamoto

story en
-
story it
-
story hu
-`,"gmt-28":`scenario gmt-28
edition gmt
year 1575
title en Nagashino: battle overview
title it Nagashino: la battaglia intera
title hu Nagasino: az egész csata
map our reconstruction
deployment our reconstruction

top     Oda-Tokugawa  command 5  dragon 3  honor 7  first
bottom  Takeda        command 5  dragon 3  honor 7
victory 4
special river-fordable river="Regongawa river"
victory-rule vf-per-order-one-unit who=top flags=1 permanent=true notLastFlag=true

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   h   h   .   .   .   h   h   .   .
 .   .   .   .   .   .   .   .   .   .   f   f
   .   |   |   .   |   |   |   .   |   .   .
 .   .   .   .   .   .   .   .   r   r   r   r
   .   .   .   r   r   r   r   r   .   .   .
 r   r   r   r   .   .   .   .   .   .   .   .
   f   .   .   .   .   ~   .   .   .   .   f
 .   .   .   h   .   .   h   h   .   .   .   .
   .   .   .   .   .   .   .   h   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       sspc+a  .       .       .       ssp+c   .       .       .       .       .
 .       .       ssp+b   .       .       .       .       asp     ab      ssp+e   .       .
     .       asp     aa      .       aa      asp+d   aa      .       aa      asp     .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       ASP     .       .       .       .       .       .       ASP     .
 .       .       .       .       SSP+g   SSPC+h  AB      AA      SSP     SSPC+i  SSPC    .
     .       .       .       .       ASP     SSP+j   ASP     .       .       .       .
 .       SSPC+f  SSPC    .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       AB      .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Tokugawa Ieyasu
b top    infantry  Okubo Tadayo
c top    infantry  Oda Nobunaga
d top    cavalry   Takigawa Kazumasu
e top    infantry  Sakuma Nobumori
f bottom cavalry   Yamagata Masakage
g bottom infantry  Takeda Nobukado
h bottom cavalry   Naito Masatoyo
i bottom cavalry   Baba Nobuharu
j bottom infantry  Takeda Katsuyori

story en
-
story it
-
story hu
-`,"gmt-29":`scenario gmt-29
edition gmt
year 1575
title en Nagashino: Takeda centre attack
title it Nagashino: l'attacco dei Takeda al centro
title hu Nagasino: a Takedák támadása középen
map our reconstruction
deployment our reconstruction

top     Oda-Tokugawa  command 5  dragon 5  honor 7  first
bottom  Takeda        command 5  dragon 2  honor 4
victory 7
special fences-are-palisades
special river-fordable river="Regongawa river"
victory-rule vf-per-order-one-unit who=top flags=1 permanent=true notLastFlag=true

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   h   h   h   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   |   .   |   .   .   .   .
 .   .   |   |   .   |   |   .   |   |   .   .
   .   .   .   ~   ~   ~   .   .   .   .   .
 .   .   r   r   r   r   r   .   .   r   r   r
   r   r   .   .   .   .   r   r   r   .   .
 .   .   .   ~   .   .   .   .   .   f   .   .
   .   .   h   .   .   .   .   h   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       aa      .       .       .       .
     .       .       .       asp     aa      ssp+a   .       .       ssp+b   .       .
 .       asp+c   aa      .       .       aa      .       asp     aa      .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       ASP     .       .       .       .       .       SSP     ASP     .       .       .
     .       .       .       AB      SSPC+g  SSPC    .       .       .       SSPC    .
 .       .       SSP+f   .       ASP     SSP+d   .       .       .       .       SSPC+e  .
     .       SSPC    SSP     .       .       .       .       AA      SSP     .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Takigawa Kazumasu
b top    infantry  Niwa Nagahide
c top    infantry  Shibata Katsuie
d bottom infantry  Takeda Nobukado
e bottom cavalry   Naito Masatoyo
f bottom infantry  Hara Masatane
g bottom cavalry   Wada Narishige

story en
-
story it
-
story hu
-`,"gmt-30":`scenario gmt-30
edition gmt
year 1575
title en Nagashino: Takeda right attack
title it Nagashino: l'attacco dei Takeda a destra
title hu Nagasino: a Takedák támadása a jobbszárnyon
map our reconstruction
deployment our reconstruction

top     Oda-Tokugawa  command 5  dragon 5  honor 7  first
bottom  Takeda        command 5  dragon 2  honor 4
victory 7
special fences-are-palisades
special river-fordable river="Regongawa river"
victory-rule vf-per-order-one-unit who=top flags=1 permanent=true notLastFlag=true

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   |   |   .   .
   .   .   .   .   |   |   |   |   .   .   f
 r   r   r   r   .   .   .   .   .   h   .   f
   .   .   .   r   r   r   .   .   h   h   .
 .   .   .   .   .   .   r   r   r   .   f   .
   .   .   .   .   ~   .   .   .   r   r   r
 .   .   .   .   ~   .   .   h   .   .   f   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       ab      .       .       ssp+b   .       ab      aa      aa      .       .
     .       ssp+c   asp     .       aa      asp     aa      .       asp     .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       ssp+a   asp     .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       SSP+g   ASP     AB      .       ASP     .       .       .       .       .
 .       SSPC    .       .       .       SSPC+e  SSP+f   SB      SSP     SSP     .       .
     .       .       .       .       .       .       .       .       SSPC+d  SSPC    ASP
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Sakuma Nobumori
b top    infantry  Mizuno Nobumoto
c top    cavalry   Hashiba Hideyoshi
d bottom cavalry   Baba Nobuharu
e bottom cavalry   Sanada Nobutsuna
f bottom infantry  Tsuchiya Masatsugu
g bottom infantry  Ichijo Nobutatsu

story en
-
story it
-
story hu
-`,"gmt-31":`scenario gmt-31
edition gmt
year 1575
title en Nagashino: Takeda left attack
title it Nagashino: l'attacco dei Takeda a sinistra
title hu Nagasino: a Takedák támadása a balszárnyon
map our reconstruction
deployment our reconstruction

top     Oda-Tokugawa  command 5  dragon 5  honor 7  first
bottom  Takeda        command 5  dragon 2  honor 4
victory 7
special fences-are-palisades
special river-fordable river="Regongawa river"
victory-rule vf-per-order-one-unit who=top flags=1 permanent=true notLastFlag=true

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   h   .   .   .   .
 .   .   .   .   .   h   h   .   .   .   .   .
   .   f   .   .   .   .   .   .   |   |   .
 f   .   .   .   |   |   |   |   .   r   r   r
   .   ~   ~   .   .   .   r   r   r   .   .
 .   ~   .   .   .   r   r   .   .   .   .   .
   .   r   r   r   r   .   .   .   .   .   .
 r   r   .   .   .   .   .   f   f   .   .   .
   .   .   .   .   h   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       ssp+d   .       .       .       .
 .       .       .       .       .       ab      .       .       .       asp     .       .
     .       .       asp     .       .       sspc+c  ssp     .       aa      ssp+e   .
 .       .       ssp     .       .       aa      .       aa      .       .       .       .
     .       .       .       asp+a   aa      asp+b   .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       SSP     ASP     .       .
 .       .       SSP     ASP     .       SSP+h   ASP     .       .       SSPC+i  ASP     .
     SSPC    SSPC+f  SSPC    .       AA      AB      SSPC+g  .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Okubo Tadayo
b top    infantry  Okubo Tadasuke
c top    cavalry   Honda Tadakatsu
d top    cavalry   Tokugawa Ieyasu
e top    infantry  Ishikawa Kazumasa
f bottom cavalry   Yamagata Masakage
g bottom cavalry   Takeda Nobutoyo
h bottom infantry  Oyamada Nobushige
i bottom cavalry   Obata Nobusada

story en
-
story it
-
story hu
-`,"gmt-32":`scenario gmt-32
edition gmt
year 1577
title en Tedorigawa
title it Tedorigawa
title hu Tedorigava
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 3  honor 7  first
bottom  Oda     command 6  dragon 2  honor 4
victory 7
special conditional-command-draw who=bottom minUnits=3 zone=uesugi-bank
special river-fordable river="Tedori river"
victory-rule vf-no-enemy-across who=top flags=1 fromOwnTurn=2 when=own-turn-start permanent=true zone=uesugi-bank
victory-rule vf-three-across who=bottom flags=1 minUnits=3 when=own-turn-start permanent=true zone=uesugi-bank

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   h   h   .
 .   f   .   .   .   .   .   t   .   .   .   .
   .   .   .   .   .   ~   .   .   .   .   .
 .   .   ~   ~   .   .   .   .   .   .   r   r
   .   ~   .   .   .   .   r   r   r   r   .
 .   .   .   r   r   r   r   .   .   .   .   .
   r   r   r   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   f   f   .   .
   .   .   f   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       sspc+a  .       .       .       .       .       .
     .       .       .       .       sb      ssp     asp     aa      li      sspc+c  .
 .       .       ssp+b   ab      asp     .       .       .       .       ssp     sbc     .
     .       asp     .       ssp     .       .       .       .       .       asp     .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       ASP     SSP+d   SSPC+e  .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       AA      .       AA      ASP+g   .
 .       SSP+f   ASP     AB      .       .       AB      .       .       .       SSPC    .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Uesugi Kenshin
b top    infantry  Saito Tomonobu
c top    cavalry   Honjo Shigenaga
d bottom cavalry   Shibata Katsuie
e bottom cavalry   Maeda Toshiie
f bottom infantry  Sassa Narimasa
g bottom infantry  Niwa Nagahide

zones
zone uesugi-bank
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   .   .
   x   x   x   x   x   x   .   .   .   .   .
 x   x   x   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"gmt-33":`scenario gmt-33
edition gmt
year 1584
title en Okitanawate
title it Okitanawate
title hu Okitanavate
map our reconstruction
deployment our reconstruction

top     Ryuzoji  command 5  dragon 3  honor 7  first
bottom  Shimazu  command 6  dragon 2  honor 4
victory 5
special fences-are-palisades

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 h   h   .   .   .   .   .   .   .   .   .   .
   h   f   .   ~   ~   .   ~   ~   .   .   r
 h   h   .   ~   ~   .   .   ~   .   .   .   r
   h   .   ~   ~   ~   .   ~   ~   .   .   r
 .   f   .   ~   ~   .   .   ~   ~   .   .   r
   .   .   .   |   |   .   |   |   .   .   r
 .   .   |   .   .   .   .   .   .   |   .   .
   .   .   .   .   .   c   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       asp     .       .       .       .       .
     .       .       .       .       sb      ssp+a   .       .       .       .       .
 .       ssp     sspc+b  aa      .       asp+d   aa      .       aa      asp     ab      .
     .       .       asp     .       .       asp     .       .       asp     ssp+c   .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       ASP     AA      SSP+f   AA      .       ASP+i   .       .
 .       SSP+g   ASP     .       .       SSP+e   .       .       .       SB+h    AA      .
     .       .       .       .       .       AB      .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Ryuzoji Takanobu
b top    cavalry   Nabeshima Naoshige
c top    infantry  Ego Nobutsune
d top    infantry  Enjoji Nobutane
e bottom cavalry   Shimazu Iehisa
f bottom cavalry   Kawakami Tadakata
g bottom infantry  Niiro Tadamoto
h bottom infantry  Arima Harunobu
i bottom infantry  Ijuin Tadamune

story en
-
story it
-
story hu
-`,"gmt-34":`scenario gmt-34
edition gmt
year 1585
title en Takakura
title it Takakura
title hu Takakura
map our reconstruction
deployment our reconstruction

top     Date    command 5  dragon 3  honor 7
bottom  Allies  command 5  dragon 3  honor 7  first
victory 9
special river-fordable river="Seto river"
victory-rule capture-hex who=bottom target=castle flags=1 permanent=true loseCommandCard=1 zone=takakura-castle
victory-rule capture-hex who=bottom target="Arai village" flags=1 permanent=true zone=arai-village
victory-rule capture-hex who=bottom target="Hitotori bridge" flags=1 permanent=true zone=hitotori-bridge

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   h   h   h   .   .   .   .
 .   f   .   .   .   h   .   .   .   .   .   .
   .   .   r   r   r   b   r   .   .   r   r
 r   r   r   .   .   .   .   r   r   r   .   .
   .   .   .   .   .   ~   ~   .   .   .   .
 .   .   c   .   .   ~   .   .   .   t   .   .
   .   .   .   .   .   .   f   .   .   .   .
 f   .   .   .   .   .   .   .   .   .   .   f
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       sspc+a  .       .       .       .       .
 .       .       .       .       ssp+e   ssp     .       ssp     .       .       .       .
     .       .       .       .       .       ssp+b   .       .       .       .       .
 .       .       .       .       .       aa      asp     .       .       .       .       .
     .       asp+d   ab      .       asp     .       .       .       asp     aa      .
 .       .       aa      aa      .       .       .       .       .       ssp+c   .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       ASP     .       .       .       .
     ASP     SSP+h   .       .       .       SSPC+f  .       .       SSP+i   .       .
 .       .       AA      LI      .       .       .       .       .       SSP+g   .       .

leaders
a top    cavalry   Date Masamune
b top    infantry  Oniniwa Yoshinao
c top    cavalry   Date Shigezane
d top    infantry  Watari Motomune
e top    cavalry   Katakura Kagetsuna
f bottom cavalry   Satake Yoshishige
g bottom cavalry   Soma Yoshitane
h bottom infantry  Iwaki Tsunetaka
i bottom infantry  Kanagami Morihide

zones
zone takakura-castle
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   x   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

zone arai-village
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   x   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

zone hitotori-bridge
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   x   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"gmt-35":`scenario gmt-35
edition gmt
year 1589
title en Suriagehara
title it Suriagehara
title hu Szuriagehara
map our reconstruction
deployment our reconstruction

top     Date    command 5  dragon 3  honor 6
bottom  Allies  command 5  dragon 3  honor 6  first
victory 7

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 h   h   .   .   .   .   .   .   .   .   .   .
   h   h   .   .   .   .   .   f   .   .   .
 .   .   .   .   .   h   .   .   .   .   .   ~
   h   .   .   .   .   .   .   .   .   f   ~
 .   .   f   .   .   .   .   .   .   .   ~   ~
   h   .   .   .   f   .   .   .   .   .   .
 .   .   .   .   .   .   h   h   .   .   ~   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       sb      .       sspc+e  .       .       .       .
 .       asp     sspc+b  aa      asp     ssp+d   aa      .       asp     ssp+c   aa      .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       asp     ssp+a   aa      .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       SSPC+f  ASP     .       .       .       .
 .       .       .       .       ASP     SSP+h   SSP+i   AA      .       .       .       .
     .       ASP     AA      .       .       AB      .       .       ASP     SSP+g   AB
 .       .       SB      .       .       .       .       .       .       SSPC    .       .

leaders
a top    infantry  Inawashiro Morikuni
b top    cavalry   Katakura Kagetsuna
c top    cavalry   Date Shigezane
d top    infantry  Shiraishi Munezane
e top    cavalry   Date Masamune
f bottom cavalry   Tomita Masanori
g bottom infantry  Sase Tanetsune
h bottom infantry  Kanagami Morihide
i bottom cavalry   Ashina Yoshihiro

story en
-
story it
-
story hu
-`,"gmt-36":`scenario gmt-36
edition gmt
year 1600
title en Sekigahara: opening attack
title it Sekigahara: l'attacco iniziale
title hu Szekigahara: a nyitó támadás
map our reconstruction
deployment our reconstruction

top     "Western army"  command 5  dragon 3  honor 5
bottom  "Eastern army"  command 5  dragon 3  honor 5  first
victory 5
special river-fordable river=both

terrain
 .   .   .   .   r   .   .   .   .   .   .   .
   .   .   .   r   .   h   h   .   .   h   .
 .   .   .   r   .   .   h   .   f   .   .   r
   .   .   r   .   f   .   .   .   .   .   r
 .   .   r   .   .   .   .   .   .   .   r   .
   .   r   .   .   .   ~   .   .   .   r   .
 .   r   .   .   .   .   ~   .   .   r   .   .
   r   .   .   .   .   .   .   f   .   r   .
 r   .   .   f   .   .   .   .   .   .   r   .
   .   h   .   .   .   .   .   .   .   .   r
 .   .   .   .   .   .   .   .   .   .   .   r

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       aa      .       .       .       ssp     .       ab      .       .       .       .
     ssp+d   asp     .       aa      .       ssp+a   aa      .       ssp+c   aa      .
 .       .       .       ssp     .       asp     asp+b   .       .       asp     .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       AA      .       .       AA      .       .
 .       SSP+h   ASP     .       ASP     SSP+e   ASP     SSPC+f  ASP+g   .       .       .
     .       .       AA      .       ASP     AB      .       .       SBC     ASP     .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Ukita Hideie
b top    infantry  Akashi Teruzumi
c top    infantry  Konishi Yukinaga
d top    infantry  Otani Yoshitsugu
e bottom cavalry   Fukushima Masanori
f bottom cavalry   Ii Naomasa
g bottom infantry  Terazawa Hirotaka
h bottom infantry  Todo Takatora

story en
-
story it
-
story hu
-`,"gmt-37":`scenario gmt-37
edition gmt
year 1600
title en Sekigahara: east of Mount Nangu
title it Sekigahara: a est del monte Nangu
title hu Szekigahara: a Nangú-hegytől keletre
map our reconstruction
deployment our reconstruction

top     "Western army"  command 5  dragon 3  honor 4
bottom  "Eastern army"  command 6  dragon 3  honor 5  first
victory 5
special locked-units clan=Mori card=order-one-left eachUnit=true tag=m
special locked-units clan=Chosokabe card=order-one-right eachUnit=true tag=k
victory-rule vf-empty-section who=both flags=1 when=own-turn-start permanent=true

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   h   .   h   h   h   .   h   h   .
 .   .   h   .   f   f   f   .   h   h   .   .
   .   .   .   f   .   .   .   .   f   f   .
 .   .   .   .   .   .   .   .   .   .   .   .
   f   .   .   .   .   .   .   .   .   .   f
 .   .   ~   ~   .   .   .   .   ~   .   .   .
   .   .   .   .   .   .   .   ~   .   .   .
 .   .   .   .   .   t   t   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       asp*k   ssp*k+c asp*k   .       .       .       .       ssp*m+b ssp*m   ssp*m+a aa*m
     .       li      .       .       .       .       .       .       .       .       .
 .       .       .       aa      .       .       .       ab      .       .       .       .
     .       .       .       .       asp+e   .       asp     ssp+d   .       .       .
 .       .       .       .       .       .       li      .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       SSP+h   ASP     .       ASP     SSP+g   ASP+i   .       .       SSP+f   .
 .       .       AA      .       AA      .       .       .       .       AA      .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Mori Hidemoto
b top    infantry  Kikkawa Hiroie
c top    cavalry   Chosokabe Morichika
d top    infantry  Ankokuji Ekei
e top    infantry  Natsuka Masaie
f bottom cavalry   Ikeda Terumasa
g bottom cavalry   Asano Yoshinaga
h bottom infantry  Yamauchi Kazutoyo
i bottom infantry  Arima Toyouji
tag k Chosokabe
tag m Mori

story en
-
story it
-
story hu
-`,"gmt-38":`scenario gmt-38
edition gmt
year 1600
title en Sekigahara: assault on Ishida Mitsunari
title it Sekigahara: l'assalto a Ishida Mitsunari
title hu Szekigahara: roham Isida Micunari ellen
map our reconstruction
deployment our reconstruction

top     "Western army"  command 6  dragon 3  honor 6
bottom  "Eastern army"  command 4  dragon 2  honor 6  first
victory 5
special fences-are-palisades
special river-fordable river="Ai river"

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   h   h   .   .   .   .
 .   .   .   .   .   h   h   h   .   f   f   .
   .   f   f   .   .   .   .   |   .   .   .
 .   .   .   .   |   |   |   |   .   h   h   .
   .   .   .   .   .   .   .   .   .   .   r
 .   .   f   .   .   ~   .   .   .   .   r   .
   .   .   .   .   ~   .   .   .   r   r   .
 .   h   .   .   .   .   .   r   r   .   .   .
   .   .   .   .   .   .   r   .   .   .   .
 .   .   .   .   .   .   r   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       sb      ssp+a   .       aa      .       .       .
     .       .       .       .       .       ab      .       aa      asp     .       .
 .       asp     ssp+c   .       aa      ssp+b   aa      .       .       .       .       .
     .       .       .       .       asp     .       asp     .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       AA
 .       ASP     SSP+f   AA      SSP+g   SSP     ASP     .       .       SSP+d   ASP     .
     .       .       .       AB      ASP     SSPC+e  .       AA      SSP     .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    infantry  Ishida Mitsunari
b top    cavalry   Shima Sakon
c top    infantry  Gamo Satoie
d bottom cavalry   Kuroda Nagamasa
e bottom cavalry   Hosokawa Tadaoki
f bottom infantry  Kato Yoshiaki
g bottom infantry  Tanaka Yoshimasa

story en
-
story it
-
story hu
-`,"gmt-39":`scenario gmt-39
edition gmt
year 1615
title en Domyoji: the Komatsuyama heights
title it Domyoji: le alture di Komatsuyama
title hu Dómjódzsi: a Komacujama magaslata
map our reconstruction
deployment our reconstruction

top     Osaka     command 4  dragon 3  honor 6
bottom  Tokugawa  command 3  dragon 3  honor 8  first
victory 5
special river-impassable-except-fords river="Ishikawa river" fordCount=3
victory-rule vf-hill-majority who=both flags=1 temporary=true
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1

terrain
 .   .   .   .   .   t   .   .   .   .   .   .
   .   .   .   ~   .   .   .   ~   .   .   .
 r   r   =   r   r   =   r   r   r   =   r   r
   .   .   .   .   .   mt  .   .   .   .   .
 .   .   f   .   h   h   h   h   .   .   .   .
   .   f   .   .   h   h   h   .   .   .   .
 .   .   .   .   .   h   h   .   .   h   .   .
   .   .   .   .   .   .   .   .   f   .   .
 .   .   .   f   .   .   .   .   .   .   .   .
   .   .   .   .   .   mb  .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       ssp     sspc+d  .       .       asp     .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       ac+a    .       .       .       .       .
 .       .       .       ab      .       sb      .       asp     .       .       .       .
     .       .       ssp+c   .       aa      ssp+b   aa      .       asp     .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       SSP+g   ASP     .       ASP     SSP+f   ASP     AA      AA      SSPC+h  AA      ASP
     .       ASP     .       .       AB      AC+e    SSP+i   .       .       SSP     .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    commander Goto Mototsugu
b top    infantry  Yamada Geki
c top    infantry  Furusawa Mitsuoki
d top    cavalry   Susukida Kanesuke
e bottom commander Mizuno Katsunari
f bottom infantry  Okuda Tadatsugu
g bottom infantry  Matsukura Shigemasa
h bottom cavalry   Katakura Shigenaga
i bottom infantry  Honda Tadamasa

story en
-
story it
-
story hu
-`,"gmt-40":`# Follows gmt-39 in the linked campaign.
scenario gmt-40
edition gmt
year 1615
title en Domyoji: battle among the tombs
title it Domyoji: battaglia fra le tombe
title hu Dómjódzsi: csata a sírok között
map our reconstruction
deployment our reconstruction

top     Osaka     command 5  dragon 2  honor 8
bottom  Tokugawa  command 5  dragon 2  honor 8  first
victory 5
special river-impassable-except-fords river="Ishikawa river" fordCount=3
special buildings-impassable

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   h   .
 .   .   .   ~   .   .   .   f   .   .   .   .
   .   .   t   .   .   .   .   .   .   f   .
 .   .   .   .   .   t   t   .   .   .   .   .
   .   .   f   .   .   t   .   .   t   t   .
 .   .   .   .   .   .   .   .   .   .   .   .
   r   =   .   .   .   .   .   .   .   r   r
 .   .   r   r   =   r   .   r   =   r   .   .
   .   .   .   .   .   r   r   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       ssp     .       .       .       .       .
 .       aa      ssp+c   .       sb      ssp+d   ab      .       aa      ssp+a   .       .
     .       asp     .       .       asp     sspc+b  aa      .       asp     .       asp
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       SSP+h   .       .       .       .       .       .       .       SSPC+f  AA      .
     .       .       ASP     .       ASP     SSP+g   AA      ASP     SSPC    .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       AA      SSPC+e  .       .       ASP     SSP     AB      .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Sanada Yukimura
b top    cavalry   Susukida Kanesuke
c top    infantry  Mori Katsunaga
d top    infantry  Watanabe Tadasu
e bottom cavalry   Date Masamune
f bottom cavalry   Katakura Shigenaga
g bottom cavalry   Mizuno Katsunari
h bottom infantry  Honda Tadamasa

story en
-
story it
-
story hu
-`,"zvezda-1":`scenario zvezda-1
edition zvezda
title en First Samurai Skirmish
title it Prima schermaglia di samurai
title hu Az első szamuráj-összecsapás
map our reconstruction
deployment our reconstruction

top     "Red Samurai army"     command 5  dragon 3  honor 5  first
bottom  "Yellow Samurai army"  command 5  dragon 3  honor 5
victory 5

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   f   .   .   .   .   .   .   .   f   .
 .   .   .   ~   .   .   .   .   ~   .   .   .
   .   .   .   .   h   h   h   .   .   .   .
 .   .   .   ~   .   .   .   .   ~   .   .   .
   .   f   .   .   .   .   .   .   .   f   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     ab    .     sc+a  aa    .     ab    .     sc    .
    .     .     si+b  asp   .     asp   .     asp   si    .     .
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     SI+d  ASP   .     ASP   .     ASP   SI    .     .
 .     .     .     AB    .     SC+c  AA    .     AB    .     SC    .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .

leaders
a top    cavalry   Akagi Gentaro
b top    infantry  Akai Heiji
c bottom cavalry   Kida Genjiro
d bottom infantry  Kiyama Kohei

story en
-
story it
-
story hu
-`,"zvezda-2":`scenario zvezda-2
edition zvezda
year 1561
title en Fourth Kawanakajima: phase 1
title it Quarta Kawanakajima: fase 1
title hu Negyedik Kavanakadzsima: 1. szakasz
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 3  honor 6  first
bottom  Takeda  command 5  dragon 2  honor 4
victory 5

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   f   .   .   .   .
   .   .   h   h   .   .   .   .   .   .   .
 ~   .   .   .   .   .   .   .   .   r   b   r
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   f   .   .   ~   ~   .   .   .
   .   .   .   .   .   ~   ~   .   f   .   .
 .   .   .   .   .   .   .   .   .   h   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       asp     .       asp     si      .       .       .       .       .       sc      .
     .       .       ab      aa      .       sc+b    asp     .       sc      sc+a    .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       SI      ASP     .       .
 .       ASP     SI+d    AB      ASP     SI+c    ASP     AB      SI      AA      .       .
     .       .       .       .       .       SC      .       AA      .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    cavalry   Kakizaki Kageie
b top    cavalry   Irobe Katsunaga
c bottom cavalry   Takeda Nobushige
d bottom infantry  Morozumi Torasada

story en
-
story it
-
story hu
-`,"zvezda-3":`scenario zvezda-3
edition zvezda
year 1561
title en Fourth Kawanakajima: phase 2
title it Quarta Kawanakajima: fase 2
title hu Negyedik Kavanakadzsima: 2. szakasz
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 3  honor 8  first
bottom  Takeda  command 5  dragon 2  honor 5
victory 5

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   h   .   .
 .   .   .   .   .   f   .   .   .   .   .   .
   .   .   .   .   f   f   .   .   ~   ~   .
 .   .   g   g   .   .   .   .   .   ~   .   .
   .   h   h   .   .   .   .   .   .   .   .
 .   .   .   .   .   t   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     ab    .     asp   ab    sc    .     .     asp   .
    .     asp   si+c  .     si    .     sc+a  si    aa    sc+b  .
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .
    .     SC    SC+d  .     SI    ASP   SI+e  AA    SI    ASP   .
 .     ASP   .     .     AB    .     .     AB    .     SC+f  .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .

leaders
a top    cavalry   Kakizaki Kageie
b top    cavalry   Murakami Yoshikiyo
c top    infantry  Usami Sadamitsu
d bottom cavalry   Yamamoto Kansuke
e bottom infantry  Morozumi Torasada
f bottom cavalry   Takeda Yoshinobu

story en
-
story it
-
story hu
-`,"zvezda-4":`scenario zvezda-4
edition zvezda
year 1561
title en Fourth Kawanakajima: phase 3
title it Quarta Kawanakajima: fase 3
title hu Negyedik Kavanakadzsima: 3. szakasz
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 3  honor 8  first
bottom  Takeda  command 5  dragon 3  honor 9
victory 6
special river-impassable-except-fords river="Chikumagawa river" fordCount=3
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1 timing=immediate

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   mt  .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   f   .   .   .   .   .   .   .
 .   .   .   .   .   .   ~   ~   .   .   .   r
   .   .   .   .   .   .   .   f   .   .   =
 .   .   .   .   .   .   .   .   .   .   r   .
   .   .   .   .   h   .   h   .   .   =   .
 .   .   .   .   .   mb  .   .   r   r   .   .
   .   .   .   .   .   .   r   =   .   .   .
 .   .   .   .   .   .   r   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       ac+a    .       .       .       .       .       .
 .       .       .       .       aa      asp     ab      .       si      asp     .       .
     .       sc+c    .       .       .       sc+b    si      .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       SI      .       SI      SI+e    ASP     SI      ASP     .       .
 .       ASP     .       AA      AB      AC+d    AB      ASP     .       .       SC+f    SC
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .

leaders
a top    commander Uesugi Kenshin
b top    cavalry   Arakawa Nagazane
c top    cavalry   Kakizaki Kageie
d bottom commander Takeda Shingen
e bottom infantry  Anayama Nobukimi
f bottom cavalry   Takeda Yoshinobu

story en
-
story it
-
story hu
-`,"zvezda-5":`scenario zvezda-5
edition zvezda
year 1561
title en Fourth Kawanakajima: phase 4
title it Quarta Kawanakajima: fase 4
title hu Negyedik Kavanakadzsima: 4. szakasz
map our reconstruction
deployment our reconstruction

top     Uesugi  command 6  dragon 4  honor 7
bottom  Takeda  command 5  dragon 2  honor 7  first
victory 6
special river-impassable-except-fords river="Chikumagawa river" fordCount=3
victory-rule vf-units-across-river who=bottom flags=1 temporary=true zone=uesugi-bank

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   h   .   .   .   h   .   .   .
 .   .   .   .   .   .   f   .   .   .   .   .
   r   =   r   r   .   .   .   r   r   =   r
 .   .   .   .   r   =   r   r   .   .   .   .
   .   f   .   .   .   .   .   .   f   .   .
 .   .   .   .   .   ~   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       si      .       .       .       .       .       .
 .       .       .       .       .       sc+a    ab      .       .       .       .       .
     .       ab      si+b    .       .       si      .       .       si      ab      .
 .       .       si      .       asp     aa      .       .       .       asp     .       .
     .       .       .       .       si      .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       SI+e    .       ASP     ASP     .       AA      ASP     .       .       .       .
     .       SC      .       .       AB      .       .       .       SC+d    .       .
 .       .       .       .       .       .       SC+c    .       .       .       .       .

leaders
a top    cavalry   Amakasu Kagemochi
b top    infantry  Takanashi Masayori
c bottom cavalry   Kosaka Masanobu
d bottom cavalry   Baba Nobuharu
e bottom infantry  Sanada Yukitaka

zones
zone uesugi-bank
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   x   x
   x   x   x   x   x   x   x   x   x   x   x
 x   x   x   x   x   x   x   x   x   x   x   x
   .   .   .   .   x   x   x   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

story en
-
story it
-
story hu
-`,"zvezda-6":`scenario zvezda-6
edition zvezda
year 1561
title en Fourth Kawanakajima: phase 5
title it Quarta Kawanakajima: fase 5
title hu Negyedik Kavanakadzsima: 5. szakasz
map our reconstruction
deployment our reconstruction

top     Uesugi  command 5  dragon 2  honor 9  first
bottom  Takeda  command 6  dragon 2  honor 10
victory 6
special river-impassable-except-fords river="Chikumagawa river" fordCount=2
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1 timing=immediate

terrain
 .   .   r   .   .   .   .   .   .   .   .   .
   .   .   r   .   .   .   .   mt  .   .   .
 .   .   .   r   .   .   .   .   .   .   .   .
   .   .   =   .   .   .   .   .   .   f   .
 .   .   r   .   .   .   h   .   .   .   .   .
   .   .   r   .   .   .   .   .   h   .   .
 .   .   .   r   .   f   .   .   ~   ~   .   .
   .   .   =   .   .   .   .   .   .   .   .
 .   .   r   .   .   .   .   .   .   .   .   .
   .   r   .   .   .   .   .   mb  .   .   .
 .   r   .   .   .   .   .   .   .   .   .   .

units
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     .     .     ac+a  .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     si+d  ab    sc    aa    ab    sc    .     .
 SC+f  .     .     asp   asp   si    sc+b  si    si+c  asp   .     .
    SC    .     .     .     .     .     .     .     .     .     .
 SC+g  SI    .     .     .     .     .     .     .     .     .     .
    SC    .     .     .     .     .     .     .     .     .     .
 .     .     .     .     ASP   SI    SI+h  ASP   SI    ASP   AA    .
    .     .     .     .     .     .     AB    AC+e  .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .

leaders
a top    commander Uesugi Kenshin
b top    cavalry   Kakizaki Kageie
c top    infantry  Naoe Kagetsuna
d top    infantry  Amakasu Kagemochi
e bottom commander Takeda Shingen
f bottom cavalry   Kosaka Masanobu
g bottom cavalry   Baba Nobuharu
h bottom cavalry   Takeda Yoshinobu

story en
-
story it
-
story hu
-`,"zvezda-7":`scenario zvezda-7
edition zvezda
year 1615
title en Domyoji: first battle
title it Domyoji: prima battaglia
title hu Dómjódzsi: első csata
map our reconstruction
deployment our reconstruction

top     Osaka     command 4  dragon 2  honor 9
bottom  Tokugawa  command 6  dragon 3  honor 8  first
victory 6
special river-impassable-except-fords river="Ishikawa river" fordCount=3
victory-rule vf-hill-majority who=both flags=1 temporary=true startsWith=top
victory-rule tent-capture who=both flags=3 permanent=true loseCommandCard=1 timing=immediate

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   r   r   =   r   r   .   .   .   .
   r   =   r   .   .   .   .   r   r   =   r
 .   .   .   .   .   mt  .   .   .   .   .   .
   .   f   .   .   h   h   h   .   .   .   .
 .   .   .   .   h   h   h   h   .   .   .   .
   .   .   .   .   .   h   .   .   f   .   .
 .   .   .   .   .   .   .   .   ~   .   .   .
   .   .   .   .   mb  .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       .       .       .       .       .       .       .       .       .       .       .
     .       .       .       .       sc      .       .       .       .       .       .
 .       .       .       ab      .       ac+a    si      .       .       si      .       .
     .       .       si      .       aa      si+b    aa      .       si+c    asp     .
 .       .       .       .       asp     .       .       asp     .       .       .       .
     .       .       .       .       .       .       .       .       .       .       .
 .       SI+f    ASP     .       .       .       .       .       .       SI      SC+e    .
     .       SC      .       ASP     AC+d    SI+g    SI      ASP     AA      ASP     .
 .       .       .       .       .       AB      .       .       .       .       .       .

leaders
a top    commander Goto Mototsugu
b top    infantry  Yamada Geki
c top    infantry  Furusawa Mitsuoki
d bottom commander Mizuno Katsunari
e bottom cavalry   Katakura Shigenaga
f bottom infantry  Matsukura Shigemasa
g bottom infantry  Okuda Tadatsugu

story en
-
story it
-
story hu
-`,"zvezda-8":`scenario zvezda-8
edition zvezda
year 1615
title en Domyoji: second battle
title it Domyoji: seconda battaglia
title hu Dómjódzsi: második csata
map our reconstruction
deployment our reconstruction

top     Osaka     command 5  dragon 2  honor 8
bottom  Tokugawa  command 5  dragon 2  honor 8  first
victory 6
special river-impassable-except-fords river="Ishikawa river" fordCount=3
special buildings-impassable

terrain
 .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .
 .   .   f   .   .   .   .   .   .   .   h   .
   .   .   .   .   .   .   .   .   f   .   .
 .   .   .   .   t   .   .   t   .   .   .   .
   .   .   .   .   .   t   .   .   t   .   .
 .   .   t   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   r   r   =   r   r
 .   .   .   r   b   =   r   .   .   .   .   .
   r   =   r   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .

units
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     si    .     .     .     .     .
 .     .     .     aa    ab    .     aa    .     si    sc+b  aa    .
    .     si+c  asp   .     asp   si+a  asp   .     .     asp   .
 .     .     .     .     .     .     .     .     .     .     .     .
    .     .     .     .     .     .     .     .     .     .     .
 .     .     .     .     .     .     AA    .     .     SI+f  ASP   .
    .     SC+e  ASP   ASP   SI    ASP   .     .     .     .     .
 .     SC    AA    .     .     .     .     .     SI    .     .     .
    .     .     .     .     .     SC+d  AB    .     .     .     .
 .     .     .     .     .     .     .     .     .     .     .     .

leaders
a top    cavalry   Sanada Yukimura
b top    cavalry   Susukida Kanesuke
c top    infantry  Mori Katsunaga
d bottom cavalry   Date Masamune
e bottom cavalry   Katakura Shigenaga
f bottom cavalry   Mizuno Katsunari

story en
-
story it
-
story hu
-`},nn=[`gmt`,`zvezda`],rn={name:`gmt`,terrainTiles:45,hillTiles:45,bodyguards:4,loneLeaderIsUnit:!1,leavingCost:3,leadersRetreatOff:!1,bowsKillLeaders:!0,honorBans:!0,lackDicePerToken:!0,losslessRetreat:!0,heldTentBars:!1,tentCapture:`start of turn`,guardsIgnoreAllFlags:!0,guardsRangedTarget:!1,commanderCheckDice:2,commanderInspiresAround:!0,orderOneDrawsDragon:!0,leadershipLinks:4,tacticsOrderLoneLeaders:!1,drawnDragonStays:!0,surrender:`start of turn`,redDragonRetreats:!0,headHonor:2,assassinTakesCard:!0,physicianHealsOrdered:!1,ashigaruAttackOrdered:!1,insultAfterOrders:!1,thiefPlaysAtOnce:!0,desperateAllTurn:!1,armourUndoesFirstShot:!0,cowardsIsFinal:!0},an={gmt:rn,zvezda:{...rn,name:`zvezda`,terrainTiles:30,hillTiles:13,bodyguards:3,loneLeaderIsUnit:!0,leavingCost:0,leadersRetreatOff:!0,bowsKillLeaders:!1,honorBans:!1,lackDicePerToken:!1,losslessRetreat:!1,heldTentBars:!0,tentCapture:`at once`,guardsIgnoreAllFlags:!1,guardsRangedTarget:!0,commanderCheckDice:1,commanderInspiresAround:!1,orderOneDrawsDragon:!1,leadershipLinks:3,tacticsOrderLoneLeaders:!0,drawnDragonStays:!1,surrender:`at once`,redDragonRetreats:!1,headHonor:1,assassinTakesCard:!1,physicianHealsOrdered:!0,ashigaruAttackOrdered:!0,insultAfterOrders:!0,thiefPlaysAtOnce:!1,desperateAllTurn:!0,armourUndoesFirstShot:!1,cowardsIsFinal:!1}},on=[`open`,`forest`,`hill`,`river`,`ford`,`bridge`,`buildings`,`fields`,`gorge`,`castle`,`fence`,`palisade`,`tent`,`shallows`,`free ford`,`steep hill`,`tomb`],sn=99,C=e=>({foot:e,horse:e}),cn=(e,t)=>({foot:e,horse:t}),ln=C(sn),w={name:`open`,impassable:!1,stops:!1,battleFoot:!0,battleHorse:!0,closeOut:ln,rangedOut:ln,closeInto:ln,rangedInto:ln,steadies:`nobody`,holdsFoot:!1,blocksSight:!1,isHill:!1,water:!1,deafens:!1,gainAfterStop:!1},un={battleFoot:!1,battleHorse:!1},dn={open:w,forest:{...w,name:`forest`,stops:!0,closeOut:C(2),rangedOut:C(2),closeInto:C(2),rangedInto:C(1),blocksSight:!0},hill:{...w,name:`hill`,closeOut:C(3),closeInto:C(2),blocksSight:!0,isHill:!0},river:{...w,name:`river`,impassable:!0,water:!0},ford:{...w,name:`ford`,stops:!0,closeOut:C(2),rangedOut:C(1),closeInto:C(2),rangedInto:C(2),water:!0,gainAfterStop:!0},shallows:{...w,name:`shallows`,stops:!0,closeOut:C(2),rangedOut:C(1),closeInto:C(2),rangedInto:C(2),water:!0,gainAfterStop:!0},"free ford":{...w,name:`free ford`,water:!0},bridge:{...w,name:`bridge`,steadies:`anyone`,water:!0},buildings:{...w,name:`buildings`,stops:!0,...un,closeOut:cn(2,1),rangedOut:cn(1,1),closeInto:C(2),rangedInto:C(1),blocksSight:!0,deafens:!0},fields:{...w,name:`fields`,stops:!0,closeOut:cn(sn,2),rangedOut:cn(sn,2),closeInto:cn(sn,2),rangedInto:cn(sn,2)},gorge:{...w,name:`gorge`,stops:!0,...un,closeOut:C(1),rangedOut:C(1),closeInto:cn(2,1),rangedInto:C(1)},castle:{...w,name:`castle`,stops:!0,...un,closeOut:cn(3,0),rangedOut:cn(3,0),closeInto:cn(2,0),rangedInto:C(1),steadies:`foot`,holdsFoot:!0,blocksSight:!0},fence:{...w,name:`fence`,stops:!0,battleHorse:!1,closeOut:C(2),rangedOut:C(2),closeInto:C(2),rangedInto:C(2),steadies:`foot from horse`},palisade:{...w,name:`palisade`,stops:!0,battleHorse:!1,closeOut:C(2),rangedOut:C(2),closeInto:C(2),rangedInto:C(2),steadies:`foot`},tent:{...w,name:`tent`,stops:!0,blocksSight:!0},"steep hill":{...w,name:`steep hill`,impassable:!0,blocksSight:!0,isHill:!0},tomb:{...w,name:`tomb`,impassable:!0,blocksSight:!0}},fn={gmt:dn,zvezda:{...dn,hill:{...dn.hill,rangedOut:C(3),rangedInto:C(2)},buildings:{...dn.buildings,steadies:`anyone`}}},pn=w,mn=(e,t)=>t===`cavalry`?e.horse:e.foot,hn=(e,t)=>t===`cavalry`?e.battleHorse:e.battleFoot,gn={".":`open`,f:`forest`,h:`hill`,r:`river`,"=":`ford`,b:`bridge`,t:`buildings`,"~":`fields`,g:`gorge`,c:`castle`,"|":`fence`,p:`palisade`,mt:`tent`,mb:`tent`},_n=[`top`,`bottom`];function vn(e,t){yn(e,t);for(let n of[0,1])bn(e,t,n),xn(e,t,n)}function yn(e,{edition:t,terrainCells:n,drawnTerrain:r}){let i=n.filter(e=>r[e.hex]!==`open`);if(i.length>t.terrainTiles){let{line:n}=i[t.terrainTiles];e.fail(n,`${i.length} terrain tiles; ${t.name} has ${t.terrainTiles} (SB-COMP-08, -09)`)}let a=i.filter(e=>r[e.hex]===`hill`);if(a.length>t.hillTiles){let{line:n}=a[t.hillTiles];e.fail(n,`${a.length} hills; ${t.name} has ${t.hillTiles} (SB-COMP-09)`)}}function bn(e,{edition:t,units:n,unitCells:r},i){let a=n.filter(e=>e.seat===i),o=_n[i];a.length===0&&e.fail(r[0].line,`the ${o} army has no unit`);for(let n of Yt(t.name)){let t=a.filter(e=>S[e.kind]===n),s=n.box[i];if(t.length>s){let{line:i,column:a}=r[t[s].hex];e.fail(i,`column ${a}: ${t.length} ${n.code} for the ${o} army; the box has ${s} (SB-COMP-16)`)}}let s=a.filter(e=>S[e.kind].arm!==`guard`),{units:c}=en[t.name];if(s.length>c){let{line:t}=r[s[c].hex];e.fail(t,`${s.length} units for the ${o} army; the box has ${c}`)}}function xn(e,{edition:t,leaderLines:n},r){let i=n.filter(e=>e.seat===r);for(let n of Qt){let r=i.filter(e=>e.kind===n),a=en[t.name][n];r.length>a&&e.fail(r[a].number,`${r.length} ${n} leaders for one army; the box has ${a}`)}let{leaders:a}=en[t.name];i.length>a&&e.fail(i[a].number,`${i.length} leaders for one army; the box has ${a}`)}function Sn(e,t,n,r){let i=[],a=[];for(let o of t){if(o.token===`.`)continue;let t=t=>e.fail(o.line,`column ${o.column}: ${t}`),s=/^([a-z]*|[A-Z]*)(?:\*([^+*]+))?(?:\+([^+*]+))?$/.exec(o.token);if(s===null)return t(`cannot read "${o.token}"; write a unit's code, such as ssp or SSP+a`);let[,c,l,u]=s;Cn(r,o,t);let d=c===``?void 0:wn(r,o,c,l??``,t);d!==void 0&&i.push(d),u!==void 0&&a.push(Tn(o,u,n,a,d,t)),d!==void 0&&S[d.kind].arm===`guard`&&u===void 0&&t(`a bodyguard without its commander; write ac+<key>`)}for(let t of n)a.some(e=>e.key===t.key)||e.fail(t.number,`the leader "${t.key}" stands nowhere; put +${t.key} on the map of units`);return{units:i,leaders:a}}function Cn({terrain:e},t,n){let r=e[t.hex];r.impassable&&n(`"${t.token}" stands on ${r.name}, which cannot be entered`)}function wn({edition:e,tents:t,tags:n},r,i,a,o){let s=Xt(e.name,i.toLowerCase());if(s<0){let t=Yt(e.name).map(e=>e.code);o(`no unit "${i}" in ${e.name}; there are ${t.join(` `)}`)}let c=i===i.toLowerCase()?0:1;return S[s].arm===`guard`&&t[c]!==r.hex&&o(`the commander's bodyguard stands outside its own tent; draw ${c===0?`mt`:`mb`} there`),a!==``&&n[a]===void 0&&o(`no tag "${a}"; add a line "tag ${a} <name>"`),{hex:r.hex,seat:c,kind:s,tag:a}}function Tn(e,t,n,r,i,a){let o=n.find(e=>e.key===t);if(o===void 0)return a(`no leader "${t}"; add a line for him below "leaders"`);let s=r.find(e=>e.key===t);if(s!==void 0)return a(`the leader "${t}" already stands at ${fe(h,s.hex)}`);let{seat:c,kind:l,name:u}=o;i!==void 0&&i.seat!==c&&a(`the leader "${t}" is of the other army`);let d=i===void 0?null:S[i.kind].arm;return l===`commander`!=(d===`guard`)&&a(`an army commander stands with his bodyguard (ac), and nobody else does`),l===`infantry`&&d===`cavalry`&&a(`the infantry leader "${t}" stands with cavalry`),{key:t,hex:e.hex,seat:c,kind:l,name:u}}var En=class extends Ue{constructor(e,t,n){super(`${e}, line ${t}: ${n}`)}};function Dn(e){return[...e.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(e=>e[0].replaceAll(`"`,``))}var On=class{file;#e;#t=0;constructor(e,t){this.file=e,this.#e=t.split(/\r?\n/)}peek(){for(;this.#t<this.#e.length&&kn(this.#e[this.#t]);)this.#t++;if(this.#t>=this.#e.length)return null;let e=this.#e[this.#t].replace(/\s#.*$/,``).trim();return{number:this.#t+1,words:Dn(e),text:e}}take(){let e=this.peek();return e!==null&&this.#t++,e}drawing(){for(;this.#t<this.#e.length&&kn(this.#e[this.#t]);)this.#t++;let e=this.#t;for(;this.#t<this.#e.length&&this.#e[this.#t].trim()!==``;)this.#t++;return{text:this.#e.slice(e,this.#t).join(`
`),firstLine:e+1}}prose(e){let t=this.#t;for(;this.#t<this.#e.length&&!e.test(this.#e[this.#t]);)this.#t++;return this.#e.slice(t,this.#t).filter(e=>!e.startsWith(`#`)).join(`
`).trim()}fail(e,t){throw new En(this.file,e,t)}get lastLine(){return this.#e.length}};function kn(e){let t=e.trim();return t===``||t.startsWith(`#`)}var An={"river-fordable":{river:`shallows`,ford:`free ford`},"fords-unrestricted":{ford:`free ford`},"hills-impassable":{hill:`steep hill`},"buildings-impassable":{buildings:`tomb`},"castle-as-building":{castle:`buildings`},"fences-are-palisades":{fence:`palisade`}};function jn(e,t,n){return e.map(e=>{let r=t.reduce((e,t)=>An[t.code]?.[e]??e,e);return fn[n.name][r]})}function Mn(e){let t=h.hexes.map(()=>-1),n=0;for(let r of h.hexes){if(!e[r].isHill||t[r]>=0)continue;let i=[r];t[r]=n;for(let r=i.pop();r!==void 0;r=i.pop())for(let a of ae(h,r))!e[a].isHill||t[a]>=0||(t[a]=n,i.push(a));n++}return t}var Nn={left:0,centre:0,right:0,symbol:-1},T={...Nn,scheme:`sections`,helmet:!0},E={...Nn,helmet:!1},D=[{...T,title:`order-one-left`,copies:2,left:1,mirror:`order-one-right`},{...T,title:`order-one-centre`,copies:2,centre:1},{...T,title:`order-one-right`,copies:2,right:1,mirror:`order-one-left`},{...T,title:`order-two-left`,copies:3,left:2,mirror:`order-two-right`},{...T,title:`order-two-centre`,copies:4,centre:2},{...T,title:`order-two-right`,copies:3,right:2,mirror:`order-two-left`},{...T,title:`order-three-left`,copies:3,left:3,mirror:`order-three-right`},{...T,title:`order-three-centre`,copies:3,centre:3},{...T,title:`order-three-right`,copies:3,right:3,mirror:`order-three-left`},{...T,title:`advance-left`,copies:2,left:-1,mirror:`advance-right`},{...T,title:`advance-centre`,copies:2,centre:-1},{...T,title:`advance-right`,copies:2,right:-1,mirror:`advance-left`},{...T,title:`cranes-wing`,copies:2,left:1,centre:1,right:1},{...T,title:`flying-geese`,copies:2,left:2,centre:2,right:2},{...T,title:`out-flanked`,copies:2,left:2,right:2},{...T,title:`tiger-tail-left`,copies:1,left:1,centre:2,mirror:`tiger-tail-right`},{...T,title:`tiger-tail-right`,copies:1,centre:2,right:1,mirror:`tiger-tail-left`},{...E,title:`order-circle`,copies:2,scheme:`symbol`,symbol:0},{...E,title:`order-triangle`,copies:2,scheme:`symbol`,symbol:1},{...E,title:`order-square`,copies:2,scheme:`symbol`,symbol:2},{...E,title:`cavalry-charge`,copies:2,scheme:`horse`},{...E,title:`counter-attack`,copies:2,scheme:`copy`},{...E,title:`first-strike`,copies:2,scheme:`nothing`},{...E,title:`hold-and-shoot`,copies:2,scheme:`missiles`},{...E,title:`infantry-onslaught`,copies:2,scheme:`foot group`},{...E,title:`leadership`,copies:2,scheme:`leadership`},{...E,title:`serpent-command`,copies:2,scheme:`group`},{...E,title:`shogun`,copies:1,scheme:`dice`,helmet:!0}].map(e=>({mirror:e.title,...e}));function Pn(e){let t=D.findIndex(t=>t.title===e);if(t<0)throw Error(`there is no Command card "${e}"`);return t}var O=D.flatMap((e,t)=>Array.from({length:e.copies},()=>t)),Fn=Pn(`first-strike`),In=Pn(`counter-attack`),Ln=Pn(`hold-and-shoot`),Rn=Pn(`cavalry-charge`),zn=Pn(`infantry-onslaught`),Bn=Pn(`serpent-command`),Vn=Pn(`shogun`),Hn=D.map(e=>Pn(e.mirror)),Un=e=>e>=0&&D[e].title.startsWith(`order-one-`),Wn=e=>e>=0&&/^order-(one|two|three)-/.test(D[e].title),Gn=O.flatMap((e,t)=>e===Fn?[t]:[]),Kn={line:`special`,needs:[],may:[`river`,`fordCount`]},qn={line:`special`,needs:[],may:[]},k=[`permanent`,`temporary`,`when`,`whenGivenInText`],Jn={"river-fordable":Kn,"river-impassable":Kn,"river-impassable-except-fords":Kn,"fords-unrestricted":qn,"hills-impassable":qn,"buildings-impassable":qn,"castle-as-building":qn,"fences-are-palisades":qn,"growing-hand":{line:`special`,needs:[`who`,`start`,`max`,`drawPerTurn`],may:[]},"conditional-command-draw":{line:`special`,needs:[`who`,`zone`,`minUnits`],may:[]},"locked-units":{line:`special`,needs:[`tag`,`card`],may:[`who`,`clan`,`eachUnit`,`zone`]},"roll-for-first":{line:`special`,needs:[`dice`],may:[]},"leader-worth-2":{line:`victory-rule`,needs:[`flagsPerLeader`],may:[`who`]},"named-leader-worth-2":{line:`victory-rule`,needs:[`leader`,`flags`],may:[`who`]},"tent-capture":{line:`victory-rule`,needs:[`who`,`flags`],may:[`loseCommandCard`,`timing`,...k]},"tent-capture-unguarded":{line:`victory-rule`,needs:[`who`,`flags`],may:[`loseCommandCard`,...k]},"instant-win-tent":{line:`victory-rule`,needs:[`who`],may:[`instantWin`]},"capture-hex":{line:`victory-rule`,needs:[`who`,`zone`,`flags`],may:[`target`,`loseCommandCard`,...k]},"exit-unit-across-river":{line:`victory-rule`,needs:[`who`,`zone`,`unit`,`flags`],may:[`removeUnit`,...k]},"vf-units-across-river":{line:`victory-rule`,needs:[`who`,`zone`,`flags`],may:[`cumulativeInText`,...k]},"vf-units-past-gorge":{line:`victory-rule`,needs:[`who`,`zone`,`flags`],may:[...k]},"vf-empty-section":{line:`victory-rule`,needs:[`who`,`flags`],may:[...k]},"vf-per-order-one-unit":{line:`victory-rule`,needs:[`who`,`flags`],may:[`notLastFlag`,...k]},"vf-no-enemy-across":{line:`victory-rule`,needs:[`who`,`zone`,`flags`],may:[`fromOwnTurn`,...k]},"vf-three-across":{line:`victory-rule`,needs:[`who`,`zone`,`flags`,`minUnits`],may:[...k]},"vf-hill-majority":{line:`victory-rule`,needs:[`flags`],may:[`who`,`zone`,`startsWith`,...k]}},Yn=Object.keys(Jn),A=(e,t,n=0)=>{let r=e.values[t];return typeof r==`number`?r:n},Xn=(e,t)=>String(e.values[t]??``),Zn=[`vf-units-across-river`,`vf-units-past-gorge`,`vf-empty-section`,`vf-no-enemy-across`,`vf-three-across`,`vf-hill-majority`],Qn=[`capture-hex`,`exit-unit-across-river`,`instant-win-tent`],$n=[`vf-units-across-river`,`vf-units-past-gorge`,`vf-hill-majority`],er={top:y(0),bottom:y(1),both:tt(2)};function tr(e,{line:t,words:n,number:r},i){let[a,...o]=n;if(!Yn.includes(a))return e.fail(r,`no special rule "${a??``}"; there are ${Yn.join(`, `)}`);let s=Jn[a];if(s.line!==t)return e.fail(r,`"${a}" belongs on a line "${s.line}"`);let c=[...s.needs,...s.may],l={};for(let t of o){let n=t.indexOf(`=`),i=t.slice(0,n);if(n<1||!c.includes(i))return e.fail(r,`"${a}" takes ${c.join(`, `)||`no values`}; got "${t}"`);l[i]=rr(t.slice(n+1))}for(let t of s.needs)if(l[t]===void 0)return e.fail(r,`"${a}" needs ${t}=...`);nr(e,r,l,i);let u=String(l.who??`both`);if(!(u in er))return e.fail(r,`expected who=top, bottom or both, got "${u}"`);let d=l.zone===void 0?``:String(l.zone);return{code:a,who:er[u],zone:i.zones.get(d)??null,zoneName:d,values:l}}function nr(e,t,n,r){let{zone:i,tag:a,leader:o,card:s,unit:c}=n;i!==void 0&&!r.zones.has(String(i))&&e.fail(t,`there is no zone "${i}"; draw it below the leaders`),a!==void 0&&r.tags[String(a)]===void 0&&e.fail(t,`there is no tag "${a}"; add a line "tag ${a} <name>" below the leaders`),o!==void 0&&!r.leaderLines.some(e=>e.key===String(o))&&e.fail(t,`there is no leader with the key "${o}"`),s!==void 0&&!D.some(e=>e.title===s)&&e.fail(t,`there is no Command card "${s}"`),c!==void 0&&Xt(`gmt`,String(c).toLowerCase())<0&&e.fail(t,`there is no unit kind "${c}"`)}function rr(e){return e===`true`||e===`false`?e===`true`:/^\d+$/.test(e)?Number(e):e}function ir(e,t){let n=new On(e,t),r=ar(n),{edition:i}=r;if(i===null)return n.fail(1,`expected a line "edition gmt" or "edition zvezda"`);let[a,o]=r.armies;if(a==null||o==null)return n.fail(1,`expected a line "top <name> command <n> dragon <n> honor <n>" and one for "bottom"`);if(r.victory===0)return n.fail(1,`expected a line "victory <flags>"`);let s=sr(n,`terrain`),c=s.map(e=>lr(n,e,i)),l=ur(n,s),u=sr(n,`units`),d=dr(n),f=fr(n),ee=pr(n),p=mr(n),te=n.take();if(te!==null)return n.fail(te.number,`did not expect "${te.words[0]}" here`);let ne=r.rules.map(e=>tr(n,e,{zones:ee,tags:f,leaderLines:d})),re=ne.find(e=>e.code===`roll-for-first`),ie=r.firstDice||Number(re?.values.dice??0);if(r.first<0&&ie===0)return n.fail(1,`nobody takes the first turn; mark an army with "first" or write "first roll dice=5"`);let ae=jn(c,ne,i),{units:m,leaders:oe}=Sn(n,u,d,{edition:i,terrain:ae,tents:l,tags:f});return vn(n,{edition:i,terrainCells:s,drawnTerrain:c,units:m,unitCells:u,leaders:oe,leaderLines:d}),{id:r.id,edition:i,year:r.year,title:hr(n,`title`,r.title),story:p,map:r.map,deployment:r.deployment,armies:[a,o],first:r.first,firstDice:ie,victory:r.victory,drawnTerrain:c,terrain:ae,hillGroups:Mn(ae),tents:l,units:m,leaders:oe,tags:f,rules:ne,atTurnStart:ne.filter(e=>Zn.includes(e.code)),whenUnitStands:ne.filter(e=>Qn.includes(e.code)),hasTemporaryFlags:ne.some(e=>$n.includes(e.code))}}function ar(e){let t={id:``,edition:null,year:null,title:{},map:``,deployment:``,armies:[null,null],first:-1,firstDice:0,victory:0,rules:[]};for(let n=e.peek();n!==null&&n.words[0]!==`terrain`;n=e.peek()){e.take();let[r,...i]=n.words;switch(r){case`scenario`:t.id=i[0]??e.fail(n.number,`expected the scenario's id after "scenario"`);break;case`edition`:nn.includes(i[0])||e.fail(n.number,`expected edition gmt or zvezda, got "${i[0]??``}"`),t.edition=an[i[0]];break;case`year`:t.year=_r(e,n.number,i[0]);break;case`title`:t.title[gr(e,n.number,i[0])]=i.slice(1).join(` `);break;case`map`:t.map=i.join(` `);break;case`deployment`:t.deployment=i.join(` `);break;case`top`:case`bottom`:or(e,t,r===`top`?0:1,i,n.number);break;case`first`:t.firstDice=_r(e,n.number,i[1]?.replace(`dice=`,``));break;case`victory`:t.victory=_r(e,n.number,i[0]);break;case`special`:case`victory-rule`:t.rules.push({line:r,words:i,number:n.number});break;default:e.fail(n.number,`did not expect "${r}" above the terrain`)}}return t.id===``&&e.fail(1,`expected a line "scenario <id>"`),t}function or(e,t,n,r,i){let a=r.indexOf(`command`),o=r.slice(0,a<0?r.length:a).join(` `);o===``&&e.fail(i,`expected the army's name`);let s=t=>_r(e,i,r[r.indexOf(t)+1]);for(let t of[`command`,`dragon`,`honor`])r.includes(t)||e.fail(i,`expected "${t} <number>"`);t.armies[n]={name:o,command:s(`command`),dragon:s(`dragon`),honor:s(`honor`)},r.at(-1)===`first`&&(t.first>=0&&e.fail(i,`both armies are marked "first"; leave one of them`),t.first=n)}function sr(e,t){let n=e.take();return n?.words[0]===t?cr(e):e.fail(n?.number??e.lastLine,`expected "${t}" and a drawing of 11 rows below it`)}function cr(e){let{text:t,firstLine:n}=e.drawing();try{return Se(h,t,n)}catch(t){if(!(t instanceof xe))throw t;return e.fail(t.line,`column ${t.column}: ${t.problem}`)}}function lr(e,t,n){let r=gn[t.token];if(r===void 0){let n=Object.keys(gn).join(` `);return e.fail(t.line,`column ${t.column}: no terrain "${t.token}"; there are ${n}`)}return n.name===`zvezda`&&(r===`fence`||r===`palisade`||r===`castle`)?e.fail(t.line,`column ${t.column}: zvezda has no ${r}`):r}function ur(e,t){return[`mt`,`mb`].map(n=>{let[r,i]=t.filter(e=>e.token===n);return i!==void 0&&e.fail(i.line,`a second tent "${n}"; an army has one`),r?.hex??-1})}function dr(e){let t=[];if(e.peek()?.words[0]!==`leaders`)return t;e.take();let n=[`tag`,`zones`,`zone`,`story`];for(let r=e.peek();r!==null&&!n.includes(r.words[0]);r=e.peek()){e.take();let[n,i,a,...o]=r.words;if((i!==`top`&&i!==`bottom`||o.length===0)&&e.fail(r.number,`expected "<key> <top or bottom> <infantry, cavalry or commander> <name>"`),a!==`infantry`&&a!==`cavalry`&&a!==`commander`)return e.fail(r.number,`no leader kind "${a}"; there are infantry, cavalry, commander`);t.some(e=>e.key===n)&&e.fail(r.number,`a second leader "${n}"`),t.push({key:n,seat:i===`top`?0:1,kind:a,name:o.join(` `),number:r.number})}return t}function fr(e){let t={};for(let n=e.peek();n?.words[0]===`tag`;n=e.peek()){e.take();let[,r,...i]=n.words;(r===void 0||i.length===0)&&e.fail(n.number,`expected "tag <key> <name>"`),t[r]=i.join(` `)}return t}function pr(e){let t=new Map;e.peek()?.words[0]===`zones`&&e.take();for(let n=e.peek();n?.words[0]===`zone`;n=e.peek()){e.take();let r=n.words[1]??e.fail(n.number,`expected "zone <name>"`),i=cr(e);for(let t of i)t.token!==`x`&&t.token!==`.`&&e.fail(t.line,`column ${t.column}: expected x or . in a zone, got "${t.token}"`);t.set(r,i.map(e=>e.token===`x`))}return t}function mr(e){let t={};for(let n=e.peek();n?.words[0]===`story`;n=e.peek())e.take(),t[gr(e,n.number,n.words[1])]=e.prose(/^story [a-z]{2}\s*$/);return hr(e,`story`,t)}function hr(e,t,n){for(let r of dt)n[r]||e.fail(e.lastLine,`expected a ${t} in "${r}"`);return n}function gr(e,t,n){return dt.includes(n)?n:e.fail(t,`expected one of the languages ${dt.join(`, `)}, got "${n??``}"`)}function _r(e,t,n){return n!==void 0&&/^\d+$/.test(n)?Number(n):e.fail(t,`expected a whole number, got "${n??``}"`)}var vr=new Map,yr=null,br=Object.keys(tn);function xr(e){return yr!==null&&yr.id===e||(yr=vr.get(e)??Sr(ir(`scenarios/${e}.txt`,Cr(e)))),yr}function Sr(e){return vr.set(e.id,e),yr?.id===e.id&&(yr=e),e}function Cr(e){let t=tn[e];if(t===void 0)throw Error(`there is no scenario "${e}"`);return t}var j=(e,t)=>({seat:t,army:xr(e.scenario).armies[t].name});function M(e,{id:t,seat:n,kind:r,hex:i,blocks:a}){return{...j(e,n),unit:t,unitKind:S[r].code,hex:i,blocks:a}}function wr(e,t){let{name:n}=xr(e.scenario).leaders[t.id];return{...j(e,t.seat),leader:t.id,leaderKind:t.kind,name:n,hex:t.hex}}var Tr=e=>e===-1?``:fe(h,e),N=e=>S[e.kind],P=e=>N(e).arm===`guard`,F=e=>e.hex!==-1,I=(e,t)=>{let n=e.leaderAt[t.hex];return n<0?void 0:e.leaders[n]},Er=(e,t)=>{let n=e.unitAt[t.hex];return n<0?void 0:e.units[n]},Dr=(e,t)=>t.hex!==-1&&e.unitAt[t.hex]<0,Or=(e,t)=>e.kind===`cavalry`?!P(t):N(t).arm===`infantry`;function kr(e){return{seat:e,card:-1,face:-1,left:0,centre:0,right:0,circle:0,triangle:0,square:0,anyPiece:0,anyUnit:0,most:0,freed:!1,fallback:!1,wisdomFrom:0,wisdomTo:0,messenger:!1,fox:!1,ashigaru:!1,fireArrow:!1,fireByRank:!1,wind:!1,physician:!1,morale:0,firstStrikes:0,counselor:!1,stolen:-1,gotDragon:0}}var L=e=>xr(e.scenario);function R(e,t,n){let r=t.terrain[n];return r.name===`tent`&&e.tents[0]!==n&&e.tents[1]!==n?pn:r}var Ar=(e,t)=>e.unitAt[t]>=0&&P(e.units[e.unitAt[t]]),jr=(e,t,n)=>R(e,t,n).impassable||t.edition.heldTentBars&&Ar(e,n),Mr=(e,t,n)=>R(e,t,n).stops&&!Ar(e,n);function Nr(e,t,n){for(let r of e.rules)if(r.code===t&&r.who&1<<n)return r}function Pr(e,t,n){let{edition:r}=L(e),i=0;for(let a of h.hexes){if(!n(a))continue;let o=e.unitAt[a],s=e.leaderAt[a];o>=0?i+=+(e.units[o].seat===t):r.loneLeaderIsUnit&&s>=0&&(i+=+(e.leaders[s].seat===t))}return i}function Fr(e,t){let n=L(e);if(!n.hasTemporaryFlags)return;let r=n.rules.find(e=>e.code===`vf-hill-majority`);if(r===void 0||!t&&e.hillFlag<0)return;let i=e=>r.zone===null?n.terrain[e].isHill:r.zone[e],a=Pr(e,0,i)-Pr(e,1,i),o=a>0?0:a<0?1:-1,s=n.edition.name===`gmt`?o===e.hillFlag:o!==g(e.hillFlag);e.hillFlag>=0&&!s&&(t||n.edition.name===`gmt`)&&Ir(e,e.hillFlag,-1,A(r,`flags`,1)),t&&o>=0&&e.hillFlag<0&&Ir(e,o,o,A(r,`flags`,1))}function Ir(e,t,n,r){e.hillFlag=n;let i=n<0?-r:r;e.tell?.({kind:`flags`,...j(e,t),change:i,total:H(e,t),because:i>0?`position`:`position lost`})}function z(e,t){return ft(e,t)}var B=e=>e.result!==null||e.ended;function V(e,t,n){B(e)||pt(e,t,n)}function H(e,t){let n=L(e);return n.hasTemporaryFlags?e.flags[t]+Lr(e,n,t):e.flags[t]}function Lr(e,t,n){let r=0;for(let t of e.units)t.seat===n&&(r+=t.banner);if(e.hillFlag!==n)return r;let i=t.rules.find(e=>e.code===`vf-hill-majority`);return r+(i===void 0?0:A(i,`flags`,1))}function Rr(e,t,n,r){B(e)||(e.flags[t]+=n,e.tell?.({kind:`flags`,...j(e,t),change:n,total:H(e,t),because:r}),zr(e,t))}function zr(e,t){!B(e)&&H(e,t)>=L(e).victory&&Br(e,t,`result.flags`)}function Br(e,t,n){if(B(e))return;e.tell?.({kind:`won`,...j(e,t),because:n});let{campaign:r}=e;if(r===null){Rt(e,[t],n);return}if(r.winner=t,r.flags=r.flags.map((t,n)=>t+H(e,n)),r.battle<r.scenarios.length-1){e.ended=!0,e.stack.length=1;return}let[i,a]=r.flags;Rt(e,[i===a?t:i>a?0:1],`result.campaign`)}function Vr(e,t,n,r){let i=Math.min(n,t.blocks);return i===0?0:(t.blocks-=i,e.tell?.({kind:`lost`,lost:i,because:r,...M(e,t)}),t.blocks===0&&Hr(e,t),i)}function Hr(e,t){e.tell?.({kind:`destroyed`,...M(e,t)}),Ur(e,t),P(t)||Rr(e,g(t.seat),1,`unit`)}function Ur(e,t){e.unitAt[t.hex]=-1,t.hex=-1,t.blocks=0,Wr(e,t),Fr(e,!1)}function Wr(e,t){if(t.banner===0)return;let n=-t.banner;t.banner=0,e.tell?.({kind:`flags`,...j(e,t.seat),change:n,total:H(e,t.seat),because:`position lost`})}function Gr(e,t,n){e.tell?.({kind:`leaderFell`,...wr(e,t)});let r=t.kind===`commander`?e.units[e.unitAt[t.hex]]:void 0;Kr(e,t),r!==void 0&&(e.tell?.({kind:`removed`,...M(e,r)}),Ur(e,r)),n&&Rr(e,g(t.seat),qr(e,t),`leader`)}function Kr(e,t){e.leaderAt[t.hex]=-1,t.hex=-1}function qr(e,t){let n=L(e),r=g(t.seat),i=Nr(n,`named-leader-worth-2`,r);if(i!==void 0&&Xn(i,`leader`)===n.leaders[t.id].key)return A(i,`flags`);let a=Nr(n,`leader-worth-2`,r);return a===void 0?1:A(a,`flagsPerLeader`)}var Jr=e=>e.hands[e.turn.seat].length+1,Yr=e=>D[O[e]].title;function Xr(e,t,n){let r=[];for(let i=0;i<n;i++){let n=Qe(e,e.deck);if(n===null)break;r.push(n),e.hands[t].push(n),e.tell?.({kind:`drewCommand`,...j(e,t),card:null},y(t),{kind:`drewCommand`,...j(e,t),card:n})}return r}function Zr(e,t){let n=Qe(e,e.dragons);if(n===null)return;e.dragonHands[t].push(n);let{name:r}=L(e).edition;e.tell?.({kind:`drewDragon`,...j(e,t),card:null,title:null},y(t),{kind:`drewDragon`,...j(e,t),card:n,title:Gs(r,n)})}function Qr(e,t,n){ri(e.hands[t],n),ri(e.knownCommand[t],n)}function $r(e,t,n){Qr(e,t,n),e.deck.discards.push(n),e.revealed++,e.tell?.({kind:`discardedCommand`,...j(e,t),card:n,face:Yr(n)})}function ei(e,t,n){ri(e.dragonHands[t],n),ri(e.knownDragons[t],n)}function ti(e,t){let n=et(e,e.hands[t]);n!==null&&(ri(e.knownCommand[t],n),e.deck.discards.push(n),e.tell?.({kind:`discardedCommand`,...j(e,t),card:n,face:Yr(n)})),e.handSize[t]--,L(e).edition.surrender===`at once`&&e.handSize[t]<=1&&ni(e,t)}function ni(e,t){e.tell?.({kind:`surrendered`,...j(e,t)}),Br(e,g(t),`result.surrender`)}function ri(e,t){let n=e.indexOf(t);n>=0&&e.splice(n,1)}var U=e=>Ws(L(e).edition.name),ii=(e,t,n)=>e.dragonsPlayed[t]===0||t===e.turn.seat&&n===e.turn.stolen;function ai(e,{cards:t}){for(let n of t)if(!e.dragons.discards.includes(n)&&!e.table.some(e=>e.card===n))return!1;return!0}function oi(e,t,n,r){if(e.dragonHands[r].length===0)return!1;let i=U(e),a=({face:t,cost:i})=>i<=e.honor[r]&&(t.can?.(e,n,r)??!0);if(e.dragonsPlayed[r]>0){if(r!==e.turn.seat||e.turn.stolen===-1)return!1;let n=i.cards[e.turn.stolen];return n.face.window===t&&a(n)}for(let n of i.windows.get(t)??[])if(a(n)&&!ai(e,n))return!0;return!1}function si(e,t,n,r,i){let a=U(e);for(let o of e.dragonHands[r]){let{face:s,cost:c}=a.cards[o];s.window!==t||c>e.honor[r]||!ii(e,r,o)||(s.can===void 0||s.can(e,n,r))&&(s.targets===void 0?i.push({kind:`playDragon`,card:o}):s.targets(e,n,r,o,i))}}function ci(e,t,n,r){let{card:i}=r,{face:a,cost:o}=U(e).cards[i];ei(e,n,i),e.honor[n]-=o,e.table.push({card:i,seat:n,honor:o}),e.dragonsPlayed[n]++,i===e.turn.stolen&&(e.turn.stolen=-1),e.revealed++,e.tell?.({kind:`dragon`,...j(e,n),card:i,title:a.title,cost:o,hex:li(e,r)}),a.play(e,t,n,r)}function li(e,{unit:t,leader:n}){return t===void 0?n===void 0?-1:e.leaders[n].hex:e.units[t].hex}function W(e,t,n,r){return{about:n,who:(n,r)=>{let i=t(n,r);return oi(n,e,r,i)?y(i):0},answers:(t,n,r,i)=>{i.push(zt),si(t,e,n,r,i)},answer:(e,t,n,i)=>{if(i.kind===`playDragon`)return ci(e,t,n,i),r},whyNot:(t,n,r,i)=>ui(t,e,n,r,i)}}function ui(e,t,n,r,i){let{card:a}=i;if(i.kind!==`playDragon`||a===void 0||!e.dragonHands[r].includes(a))return null;let{face:o,cost:s}=U(e).cards[a];return ii(e,r,a)?o.window===t?s>e.honor[r]?{rule:`SB-DRG-03`,values:{cost:s,honor:e.honor[r]}}:o.can!==void 0&&!o.can(e,n,r)?{rule:`SB-DRG-02`}:null:{rule:`SB-DRG-02`}:{rule:`SB-DRG-05`}}function di(e,t,n){let r=L(e),{arm:i,close:a}=N(t),o=R(e,r,t.hex),s=R(e,r,n),c=i===`guard`?t.blocks:a,l=mn(o.closeOut,i),u=o.isHill&&s.isHill?c:mn(s.closeInto,i);return Math.min(c,l,u)}function fi(e,t,n){let r=L(e),{arm:i,weapon:a}=N(t),{at:o,moved:s}=Zt[a],c=o[m(h,t.hex,n)]??0,l=t.moved===-1||t.moved===0?c:Math.min(c,s),u=R(e,r,t.hex),d=R(e,r,n);return Math.min(l,mn(u.rangedOut,i),mn(d.rangedInto,i))}function pi(e,t){let{turn:n}=e,r=t.desperate?2:0;return t.ordered===1&&(n.face===Rn||n.face===Vn)&&r++,n.ashigaru&&t.seat===n.seat&&N(t).code===`asp`&&(L(e).edition.ashigaruAttackOrdered&&t.ordered===0||r++),r}function mi(e,t){let{turn:n}=e,{weapon:r}=N(t),i=0;return t.ordered===1&&n.face===Vn&&i++,t.ordered!==0&&(n.fireArrow&&r===`bow`&&i++,n.fireByRank&&r===`arquebus`&&i++),i}function hi(e,t){let n=e.units[t.by];if(t.way===`ranged`)return fi(e,n,t.hex)+mi(e,n);let r=t.revenge>0?t.revenge:di(e,n,t.hex)+pi(e,n);if(t.revenge===0){if(t.way===`attack`)for(let n of e.charge){let i=e.units[n];r+=di(e,i,t.hex)+pi(e,i)}r+=t.inspired+t.extra}return t.most>=0?Math.min(r,t.most):r}function gi(e,t,n,r){e.unitAt[t.hex]=-1,e.unitAt[n]=t.id,r!==void 0&&_i(e,r,n),t.hex=n,Fr(e,!1)}function _i(e,t,n){e.leaderAt[t.hex]=-1,e.leaderAt[n]=t.id,t.hex=n}var vi=(e,t,n)=>{let r=e.unitAt[n];return r>=0&&e.units[r].seat!==t},G=(e,t,n)=>{let r=e.unitAt[n];if(r>=0)return e.units[r].seat!==t;let i=e.leaderAt[n];return i>=0&&e.leaders[i].seat!==t};function yi(e,t,n){for(let r of _(n))if(G(e,t,r))return!0;return!1}function bi(e,t,n,r){for(let i of _(r))if(vi(e,n,i)||t.loneLeaderIsUnit&&G(e,n,i))return!0;return!1}function xi(e,t,n,r){if(e.unitAt[r]>=0)return!1;let i=e.leaderAt[r];if(i<0)return!0;let a=e.leaders[i];return a.seat===t.seat&&!n&&Or(a,t)}function Si(e,t,n){if(e.leaderAt[n]>=0)return!1;let r=e.unitAt[n];return r<0||e.units[r].seat===t.seat&&Or(t,e.units[r])}function Ci(e,t,n,r){let i=me(h,n,r);for(let a=0;a<i.length;a++){let o=i[a];if(o.kind===`through`){if(wi(e,t,o.hex,n,r))return!1}else if((o.left===-1||wi(e,t,o.left,n,r))&&(o.right===-1||wi(e,t,o.right,n,r)))return!1}return!0}function wi(e,t,n,r,i){if(e.unitAt[n]>=0||e.leaderAt[n]>=0)return!0;if(!R(e,t,n).blocksSight)return!1;let a=t.hillGroups[n];return a<0||t.hillGroups[r]!==a||t.hillGroups[i]!==a}function K(e,t,n,r){let i=[0,0,0,0,0,0];if(e.tell===null){for(let t=0;t<r;t++)i[Xe(e)]++;return i}let a=[];for(let t=0;t<r;t++)a.push(Xe(e));for(let e of a)i[e]++;return e.tell({kind:`rolled`,...j(e,t),purpose:n,faces:a}),i}function Ti(e,t,n,r){let i=Math.min(n,e.pool);i<=0||(e.pool-=i,e.honor[t]+=i,e.tell?.({kind:`honor`,...j(e,t),change:i,because:r}))}function Ei(e,t,n,r){let i=Math.min(n,e.honor[t]);return i>0&&(e.pool+=i,e.honor[t]-=i,e.tell?.({kind:`honor`,...j(e,t),change:-i,because:r})),n-i}function Di(e,t){let n=L(e);if(R(e,n,t.hex).deafens)return!1;if(I(e,t)!==void 0)return!0;for(let r of _(t.hex)){let i=e.leaderAt[r];if(i<0)continue;let a=e.leaders[i];if(a.seat===t.seat&&(a.kind===`cavalry`||a.kind===`commander`&&n.edition.commanderInspiresAround))return!0}return!1}function Oi(e,t,n,r){let{commanderCheckDice:i}=L(e).edition;return t.kind===`commander`&&i===2||n&&r?2:1}var ki=e=>(1/6)**e;function Ai(e,t,n,r){let i=Oi(e,t,n,r),a=K(e,g(t.seat),`leader check`,i)[5]===i;e.tell?.({kind:`checked`,fell:a,...wr(e,t)}),a&&Gr(e,t,!0)}var ji=({circle:e,triangle:t,square:n})=>e>0?0:t>0?1:n>0?2:-1;function Mi(e,t){t===0?e.circle--:t===1?e.triangle--:e.square--}var Ni=(e,t,n)=>F(e)&&e.seat===t.seat&&N(e).symbol===n;function Pi(e,t,n){let r=1/0;for(let i of e.units)Ni(i,t,n)&&(r=Math.min(r,m(h,t.from,i.hex)));return r}function Fi(e,t){let n=ji(t),r=t.from===-1?0:Pi(e,t,n);return e.units.filter(e=>Ni(e,t,n)&&(t.from===-1||m(h,t.from,e.hex)===r))}var Ii=z(`losses`,{face:(e,t)=>{if(B(e)||ji(t)<0)return x;if(!(Fi(e,t).length>0))return Mi(t,ji(t)),b},choose:{who:(e,t)=>y(t.seat),skipForced:!0,answers:(e,t,n,r)=>{for(let n of Fi(e,t))r.push({kind:`loseBlock`,unit:n.id})},answer:(e,t,n,r)=>{if(r.kind===`loseBlock`)return Mi(t,ji(t)),Vr(e,e.units[r.unit],1,t.because),`face`},about:(e,t)=>({symbol:ji(t),because:t.because}),whyNot:(e,t)=>({rule:t.from===-1?`SB-LACK-13`:`SB-LACK-06`})}}),Li=z(`lack of honor`,{roll:(e,t)=>{let{edition:n}=L(e),r=4+(n.lackDicePerToken?t.unpaid:0),i=K(e,g(t.seat),`lack of honor`,r);if(t.leader!==-1&&i[5]>0&&Ri(e,t.leader),t.unit!==-1){let n=e.units[t.unit],{symbol:r}=N(n);Vr(e,n,i[r],`lack of honor`),i[r]=0}B(e)||V(e,Ii,{seat:t.seat,from:t.hex,because:`lack of honor`,circle:i[0],triangle:i[1],square:i[2]})}});function Ri(e,t){let n=e.leaders[t];F(n)&&Gr(e,n,!0)}function zi(e,t,n,r){let{seat:i}=e.units[t];r>0&&V(e,Li,{seat:i,unpaid:r,unit:t,leader:-1,hex:n})}function Bi(e,t,n,r){let{seat:i}=e.leaders[t];r>0&&V(e,Li,{seat:i,unpaid:r,unit:-1,leader:t,hex:n})}function Vi(e,t,n){n>0&&V(e,Li,{seat:t,unpaid:n,unit:-1,leader:-1,hex:-1})}var Hi=3,Ui=3,Wi=5;function Gi(e,t){let n=L(e),r=new Map([[t.hex,t.hex]]),i=[t.hex];for(let a=0;a<Hi;a++){let a=[];for(let o of i)for(let i of Fe(t.seat,o))r.has(i)||G(e,t.seat,i)||jr(e,n,i)||(r.set(i,o),a.push(i));i=a}return r}function Ki(e,t){let n=[];for(let r of Gi(e,t).keys())r!==t.hex&&Si(e,t,r)&&n.push(r);return n}function qi(e,t){let n=[t];for(let r=e.get(t);r!==void 0&&r!==n[0];r=e.get(r))n.unshift(r);return n}function Ji(e,t){let n=Gi(e,t);for(let e of n.keys())if(Pe(t.seat,e)&&qi(n,e).length<=Hi)return e;return null}var Yi=z(`leader retreat`,{choose:{who:(e,t)=>y(e.leaders[t.leader].seat),skipForced:!0,answers:(e,t,n,r)=>{let i=e.leaders[t.leader];for(let t of Ki(e,i))r.push({kind:`retreat`,hex:t});L(e).edition.leadersRetreatOff&&Ji(e,i)!==null&&r.push({kind:`leave`,leader:t.leader}),r.push(Ut)},answer:(e,t,n,r)=>{let i=e.leaders[t.leader];r.kind===`retreat`?Xi(e,i,r.hex):r.kind===`leave`?Zi(e,i):Qi(e,i)},about:(e,t)=>({leader:t.leader,hex:e.leaders[t.leader].hex}),whyNot:(e,t,n,r)=>r.kind===`leave`?{rule:`SB-LRET-08`}:{rule:`SB-LRET-04`}}});function Xi(e,t,n){e.tell!==null&&e.tell({kind:`leaderRetreated`,path:qi(Gi(e,t),n),...wr(e,t)}),_i(e,t,n),Bi(e,t.id,n,Ei(e,t.seat,Ui,`retreat`))}function Zi(e,t){let n=Ji(e,t);e.tell?.({kind:`left`,...wr(e,t)}),Kr(e,t),Bi(e,t.id,n,Ei(e,t.seat,Ui,`retreat`))}function Qi(e,t){e.tell?.({kind:`seppuku`,...wr(e,t)}),Kr(e,t),Ti(e,t.seat,Wi,`seppuku`),ti(e,t.seat),B(e)||Zr(e,g(t.seat))}function $i(e,t){t.kind=`infantry`,V(e,Yi,{leader:t.id})}var ea=0;function ta(e,t,n,r,i,a){return{seat:e,by:t,at:n,leader:r,hex:i,way:a,inspired:0,inspiredUnits:0,extra:0,most:-1,against:0,revenge:0,fear:1,resolve:ea,collects:!1,armoured:!1,dice:0,circle:0,triangle:0,square:0,flags:0,fortune:0,swords:0,lost:0}}function na(e,t,n,r,i){let a=e.unitAt[r];return ta(t,n,a,a===-1?e.leaderAt[r]:-1,r,i)}var ra=99;function ia(e,t){let n=0;for(let r of _(t.hex)){let i=e.unitAt[r];if(i>=0){if(e.units[i].seat===t.seat&&++n===2)return!0}else{let i=e.leaderAt[r];if(i>=0&&e.leaders[i].seat===t.seat&&++n===2)return!0}}return!1}function aa(e,t,n){let r=L(e),i=N(t);if(i.arm===`guard`)return r.edition.guardsIgnoreAllFlags?ra:1;let a=i.steadfast;ia(e,t)&&a++,I(e,t)!==void 0&&a++;let{steadies:o}=R(e,r,t.hex);return(o===`anyone`||i.arm===`infantry`&&(o===`foot`||o===`foot from horse`&&n===`cavalry`))&&a++,Math.min(a,2)}function oa(e,t){let n=e.units[t.at];return P(n)&&L(e).edition.guardsIgnoreAllFlags||t.resolve===2?ra:t.resolve===1?0:e.turn.morale!==0&&n.seat!==e.turn.seat?e.turn.morale===2?ra:0:aa(e,n,N(e.units[t.by]).arm)}function sa(e,t){return e.arm===`guard`||t.arm===`guard`?0:+(t.arm===`cavalry`&&e.arm===`infantry`)+Math.max(0,t.symbol-e.symbol)}function q(e,t){let{edition:n}=L(e),r=N(e.units[t.by]),i=t.way===`ranged`,a=t.inspired,o=i?e.turn.fireByRank&&r.weapon===`arquebus`:r.arm===`guard`;if(t.at<0)return{symbol:-1,swordsHit:!i||r.weapon===`arquebus`||n.bowsKillLeaders,swordsIgnored:0,flag:0,fortune:!i||r.weapon===`bow`,fortuneLess:a,swordsAgain:o};let s=N(e.units[t.at]),c=s.symbol===5?-1:s.symbol;if(i){let e=r.weapon===`arquebus`;return{symbol:c,swordsHit:e,swordsIgnored:0,flag:t.fear,fortune:!e,fortuneLess:a,swordsAgain:o}}return{symbol:c,swordsHit:!0,swordsIgnored:sa(r,s),flag:t.fear,fortune:!n.honorBans||!ca(r,s),fortuneLess:a,swordsAgain:o}}function ca(e,t){return t.code===`li`||e.arm===`cavalry`&&(t.symbol===0||t.symbol===1)}function la(e,t){return(e.symbol===0?t.circle:e.symbol===1?t.triangle:e.symbol===2?t.square:0)+(e.swordsHit?Math.max(0,t.swords-e.swordsIgnored):0)}var ua=(e,t)=>t.flags*e.flag,da=(e,t)=>e.fortune?Math.max(0,t.fortune-e.fortuneLess):0;function fa(e,t){return[e.symbol===0?t.circle:0,e.symbol===1?t.triangle:0,e.symbol===2?t.square:0,e.flag>0?t.flags:0,da(e,t),e.swordsHit?Math.max(0,t.swords-e.swordsIgnored):0]}var pa=3;function ma(e,t){let n=g(t),r=L(e),i=Nr(r,`tent-capture`,t)??Nr(r,`tent-capture-unguarded`,t);e.tell?.({kind:`tentTaken`,...j(e,n),hex:e.tents[n]}),e.tents[n]=-1,(i===void 0||A(i,`loseCommandCard`,1)>0)&&ti(e,n),Rr(e,t,i===void 0?pa:A(i,`flags`,pa),`tent`)}function ha(e,t){let n=e.tents[g(t)];if(n===-1||L(e).edition.tentCapture!==`start of turn`)return;let r=e.unitAt[n];r>=0&&e.units[r].seat===t&&ma(e,t)}function ga(e,t){if(B(e))return;let n=L(e);t.banner>0&&!ya(e,t)&&Wr(e,t);let r=g(t.seat);for(let r of n.whenUnitStands)if(t.hex!==-1&&nt(r.who,t.seat)&&va[r.code]?.(e,r,t),B(e))return;n.edition.tentCapture===`at once`&&t.hex!==-1&&e.tents[r]===t.hex&&ma(e,t.seat)}function _a(e,t,n){let{edition:r}=L(e);r.loneLeaderIsUnit&&r.tentCapture===`at once`&&e.tents[g(t)]===n&&ma(e,t)}var va={"capture-hex":(e,t,n)=>{t.zone?.[n.hex]&&!e.captured.includes(t.zoneName)&&(e.captured.push(t.zoneName),A(t,`loseCommandCard`)>0&&ti(e,g(n.seat)),Rr(e,n.seat,A(t,`flags`),`scenario`))},"exit-unit-across-river":(e,t,n)=>{t.zone?.[n.hex]&&N(n).code===Xn(t,`unit`).toLowerCase()&&(e.tell?.({kind:`removed`,...M(e,n)}),Ur(e,n),Rr(e,n.seat,A(t,`flags`),`scenario`))},"instant-win-tent":(e,t,n)=>{e.tents[g(n.seat)]===n.hex&&Br(e,n.seat,`result.tent`)}};function ya(e,t){for(let n of L(e).rules)if(n.code===`vf-units-across-river`&&nt(n.who,t.seat)&&n.zone?.[t.hex])return!0;return!1}function ba(e,t,n,r){let i=I(e,t)!==void 0;return{unit:t.id,flags:n,ignorable:Math.min(n,r),led:i,hex:t.hex,steps:0,walked:0}}function xa(e,t,n,r){return!R(e,L(e),r).impassable&&xi(e,t,n,r)}function Sa(e,t,n,r,i){if(i===0)return 0;let a=0;for(let o of Fe(t.seat,r)){if(!xa(e,t,n,o))continue;let r=e.leaderAt[o]>=0;if(a=Math.max(a,r?i:1+Sa(e,t,n,o,i-1)),a===i)break}return a}function Ca(e,t,n,r){let i=Fe(t.seat,t.hex).filter(r=>xa(e,t,n,r));if(i.length<2||!L(e).edition.losslessRetreat)return i;let a=i.filter(i=>e.leaderAt[i]>=0||Sa(e,t,n,i,r-1)===r-1);return a.length>0?a:i}var wa=z(`retreat`,{ignore:{who:(e,t)=>y(e.units[t.unit].seat),skipForced:!0,answers:(e,t,n,r)=>{for(let e=t.ignorable;e>=0;e--)r.push({kind:`ignoreFlags`,flags:e})},answer:(e,t,n,r)=>{if(r.kind!==`ignoreFlags`)return;let i=e.units[t.unit];return r.flags>0&&e.tell?.({kind:`ignored`,flags:r.flags,...M(e,i)}),Ea(e,t,i,t.flags-r.flags)},about:(e,t)=>({unit:t.unit,hex:e.units[t.unit].hex,flags:t.flags,ignorable:t.ignorable}),whyNot:()=>({rule:`SB-MOR-02`})},path:{who:(e,t)=>y(e.units[t.unit].seat),skipForced:!0,answers:(e,t,n,r)=>{for(let n of Ca(e,e.units[t.unit],t.led,t.steps))r.push({kind:`retreat`,hex:n});r.length===0&&r.push({kind:`loseBlock`,unit:t.unit})},answer:(e,t,n,r)=>{let i=e.units[t.unit];if(r.kind!==`retreat`)return Vr(e,i,t.steps,`no retreat`),t.steps=0,B(e)?x:void 0;let a=e.leaderAt[r.hex]>=0,o=t.led?I(e,i):void 0,s=i.hex;return gi(e,i,r.hex,o),e.tell?.({kind:`retreated`,path:[s,r.hex],...M(e,i)}),a&&(e.leaders[e.leaderAt[r.hex]].moved=!0),t.hex=r.hex,t.walked++,t.steps=a?0:t.steps-1,t.steps>0?b:void 0},about:(e,t)=>({unit:t.unit,hex:e.units[t.unit].hex,steps:t.steps}),whyNot:()=>({rule:`SB-RET-04`})},pay:(e,t)=>{let n=e.units[t.unit],{shame:r,shameOnce:i}=N(n);if(t.walked===0)return x;let a=(i?r:r*t.walked)+(t.led?t.walked:0);zi(e,n.id,t.hex,Ei(e,n.seat,a,`retreat`))},stand:(e,t)=>{let n=e.units[t.unit];n.blocks>0&&ga(e,n)}});function Ta(e,t,n){let r=N(t);return r.arm===`guard`||r.arm===`infantry`&&R(e,L(e),t.hex).holdsFoot?{blocks:n,steps:0}:{blocks:0,steps:n*r.flight}}function Ea(e,t,n,r){let{blocks:i,steps:a}=Ta(e,n,r);if(t.steps=a,a>0)return;let o=N(n).arm===`guard`?I(e,n):void 0;return Vr(e,n,i,`flags`),n.blocks===0&&o!==void 0&&$i(e,o),x}var Da=(e,t)=>t.way===`attack`&&e.charge.length>0?[t.by,...e.charge]:[t.by];function Oa(e,t){return t.way===`ranged`||t.revenge>0||e.honor[t.seat]===0?[]:Da(e,t).filter((n,r)=>!(t.inspiredUnits&1<<r)&&Di(e,e.units[n]))}function ka(e,t,n,r){t.circle=t.triangle=t.square=t.flags=t.fortune=t.swords=0,t.dice=r,Aa(e,t,n,r)}function Aa(e,t,n,r){let i=K(e,t.seat,n,r);t.circle+=i[0],t.triangle+=i[1],t.square+=i[2],t.flags+=i[3],t.fortune+=i[4],t.swords+=i[5]}function ja(e,t){return{unit:t.by,from:e.units[t.by].hex,hex:t.hex}}function Ma(e,t){let{circle:n,triangle:r,square:i,flags:a,fortune:o,swords:s}=t;return{...ja(e,t),circle:n,triangle:r,square:i,flags:a,fortune:o,swords:s}}var Na=z(`strike`,{ours:W(`before roll`,(e,t)=>t.seat,ja),theirs:W(`before their roll`,(e,t)=>g(t.seat),ja,`ours`),inspire:{who:(e,t)=>Oa(e,t).length>0?y(t.seat):0,answers:(e,t,n,r)=>{r.push(zt);for(let n of Oa(e,t))r.push({kind:`inspire`,unit:n})},answer:(e,t,n,r)=>{if(r.kind===`inspire`)return Ei(e,n,1,`inspire`),t.inspired++,t.inspiredUnits|=1<<Da(e,t).indexOf(r.unit),e.tell?.({kind:`inspired`,...M(e,e.units[r.unit])}),b},about:(e,t)=>({unit:t.by,hex:e.units[t.by].hex}),whyNot:()=>({rule:`SB-INSP-06`})},roll:(e,t)=>{ka(e,t,t.way,hi(e,t)),t.way===`attack`&&(e.struckWith=t.dice)},fortune:W(`after roll`,(e,t)=>t.seat,Ma),swordsAgain:(e,t)=>{t.swords!==0&&q(e,t).swordsAgain&&Aa(e,t,t.way===`ranged`?`fire by rank`:`swords again`,t.swords)},answer:W(`after their roll`,(e,t)=>g(t.seat),Ma),honor:(e,t)=>{Ti(e,t.seat,da(q(e,t),t),`fortune`)},hits:(e,t)=>{let n=q(e,t),r=t.armoured?0:la(n,t);if(e.tell?.({kind:`struck`,...j(e,t.seat),hits:r,counts:fa(n,t)}),t.at<0)return Pa(e,t,r);t.lost=Vr(e,e.units[t.at],r,t.way),t.collects&&Ti(e,t.seat,t.lost*L(e).edition.headHonor,`card`),Fa(e,t)},check:(e,t)=>{let n=e.leaderAt[t.hex];t.lost>0&&n>=0&&Ai(e,e.leaders[n],t.way===`ranged`,F(e.units[t.at]))},alone:(e,t)=>{if(F(e.units[t.at]))return;let n=e.leaderAt[t.hex];return n>=0&&(P(e.units[t.at])?$i(e,e.leaders[n]):V(e,Yi,{leader:n})),x},flags:(e,t)=>{let n=ua(q(e,t),t),r=e.units[t.at];return n===0||P(r)&&L(e).edition.guardsIgnoreAllFlags||V(e,wa,ba(e,r,n,oa(e,t))),x}});function Pa(e,t,n){let r=e.leaders[t.leader];return n>0?Gr(e,r,!0):V(e,Yi,{leader:r.id}),x}function Fa(e,t){let n=e.units[t.by];t.way===`ranged`&&e.turn.face===Ln&&n.fought===1&&(n.shotAt=t.at,n.shotLoss=t.lost)}var Ia=(e,t)=>e.units[t.by].shotAt===t.at?e.units[t.by].shotLoss:0,La=2;function Ra(e,t){return t.ordered===0||t.barred||t.fought>0||t.hex===-1?!1:!za(e,t)}var za=(e,t)=>e.turn.face===zn&&t.ordered===1&&N(t).weapon!==`none`;function Ba(e,t){if(t.ordered===0||t.barred||t.hex===-1||N(t).weapon===`none`)return!1;let n=t.ordered===1,r=n&&e.turn.face===Ln?2:1;return t.fought>=r||za(e,t)||n&&e.turn.face===Rn?!1:!bi(e,L(e).edition,t.seat,t.hex)}function Va(e,t,n){let r=L(e),i=Zt[N(t).weapon].at.length-1,a=n=>{if(n===-1)return!1;let a=m(h,t.hex,n);return a<La||a>i?!1:fi(e,t,n)>0&&Ci(e,r,t.hex,n)};for(let i of e.units)i.seat===t.seat||P(i)&&!r.edition.guardsRangedTarget||a(i.hex)&&n.push({kind:`shoot`,unit:t.id,hex:i.hex});for(let r of e.leaders)r.seat===t.seat||r.hex===-1||e.unitAt[r.hex]>=0||a(r.hex)&&n.push({kind:`shoot`,unit:t.id,hex:r.hex})}function Ha(e,t,n){for(let r of _(t.hex))G(e,t.seat,r)&&di(e,t,r)>0&&n.push({kind:`attack`,unit:t.id,hex:r})}function Ua(e,t,n){t.ordered!==0&&t.seat===e.turn.seat&&(Ra(e,t)&&Ha(e,t,n),Ba(e,t)&&Va(e,t,n))}var Wa=[];function Ga(e){Wa.length=0;for(let t of e.units)if(Ua(e,t,Wa),Wa.length>0)return!0;return!1}var Ka={who:e=>Ga(e)?y(e.turn.seat):0,answers:(e,t,n,r)=>{for(let t of e.units)Ua(e,t,r);r.push(Ht)},answer:(e,t,n,r)=>{if(r.kind===`attack`)return V(e,ro,Ya(e,e.units[r.unit],r.hex,0)),b;if(r.kind!==`shoot`)return;let i=e.units[r.unit];return i.fought++,e.tell?.({kind:`shot`,at:r.hex,...M(e,i)}),V(e,Na,na(e,n,i.id,r.hex,`ranged`)),b},whyNot:(e,t,n,r)=>qa(e,n,r)};function qa(e,t,n){let{kind:r,unit:i,hex:a}=n;if(r!==`attack`&&r!==`shoot`||!Ie(a))return null;let o=e.units[i??-1];if(o===void 0||o.hex===-1||o.seat!==t)return null;if(o.ordered===0)return{rule:`SB-ORD-01`};if(o.barred)return{rule:`SB-MOVE-13`};if(za(e,o))return{rule:`SB-CC-ONSL-03`};if(!G(e,t,a))return{rule:`SB-BAT-05`};if(r===`attack`)return o.fought>0?{rule:`SB-BAT-03`}:{rule:m(h,o.hex,a)===1?`SB-TER-CASTLE-05`:`SB-CLOSE-01`};let s=L(e);return N(o).weapon===`none`?{rule:`SB-RNG-01`}:bi(e,s.edition,t,o.hex)?{rule:`SB-RNG-02`}:Ba(e,o)?fi(e,o,a)===0?{rule:`SB-RNG-06`}:{rule:Ci(e,s,o.hex,a)?`SB-RNG-22`:`SB-LOS-02`}:{rule:e.turn.face===Rn?`SB-CC-CHARGE-04`:`SB-BAT-03`}}function Ja(e,t){let n=R(e,L(e),t.hex);n.stops&&!n.gainAfterStop&&(t.stopped=!0),hn(n,N(t).arm)||(t.barred=!0)}function Ya(e,t,n,r){return{seat:t.seat,unit:t.id,target:e.unitAt[n],leader:e.leaderAt[n],hex:n,bonus:r,order:0,extra:0,struck:t.id,struckHex:t.hex,gains:-1,legendary:!1,timid:!1}}var Xa=(e,t)=>t.target>=0?e.units[t.target].hex===t.hex:e.leaderAt[t.hex]>=0,Za=(e,t)=>[t.unit,...e.charge];function Qa(e,t){return t.bonus>0||t.target<0||N(e.units[t.unit]).code!==`li`?[]:_(t.hex).flatMap(n=>{let r=e.unitAt[n]<0?void 0:e.units[e.unitAt[n]];return r===void 0||r.id===t.unit||r.seat!==t.seat||e.charge.includes(r.id)?[]:N(r).code===`li`&&Ra(e,r)&&di(e,r,t.hex)>0?[r]:[]})}function $a(e,t,n){let r=e.units[t.target];if(F(r))for(let i of Za(e,t)){let t=e.units[i];F(t)&&di(e,r,t.hex)>0&&n(i)}}var eo=(e,t)=>{if(t.target<0)return!1;let n=!1;return $a(e,t,()=>{n=!0}),n};function to(e,t){return t.target<0||t.order!==0||e.hands[g(t.seat)].length===0?!1:eo(e,t)&&Gn.some(t=>t!==e.turn.card&&!e.deck.discards.includes(t))}var no=(e,t)=>({unit:t.unit,hex:t.hex}),ro=z(`close combat`,{declare:(e,t)=>{let n=e.units[t.unit];n.fought=9,e.tell?.({kind:`attacked`,at:t.hex,bonus:t.bonus,...M(e,n)})},charge:{who:(e,t)=>Qa(e,t).length>0?y(t.seat):0,answers:(e,t,n,r)=>{r.push(zt);for(let n of Qa(e,t))r.push({kind:`joinCharge`,unit:n.id})},answer:(e,t,n,r)=>{if(r.kind!==`joinCharge`)return;let i=e.units[r.unit];return i.fought=9,e.charge.push(i.id),e.tell?.({kind:`joinedCharge`,...M(e,i)}),b},about:(e,t)=>({hex:t.hex}),whyNot:()=>({rule:`SB-LEVY-01`})},attackerReacts:W(`declared`,(e,t)=>t.seat,no),defenderReacts:{who:(e,t)=>{let n=g(t.seat);return to(e,t)||oi(e,`declared`,t,n)?y(n):0},answers:(e,t,n,r)=>{r.push(zt),to(e,t)&&io(e,t,n,r),oi(e,`declared`,t,n)&&si(e,`declared`,t,n,r)},answer:(e,t,n,r)=>{if(r.kind===`playDragon`)ci(e,t,n,r);else if(r.kind===`firstStrike`)ao(e,t,n,r.card,r.unit);else return;return`attackerReacts`},about:(e,t)=>({unit:t.unit,hex:t.hex}),whyNot:(e,t,n,r)=>r.kind===`firstStrike`?{rule:`SB-CC-FIRST-01`}:ui(e,`declared`,t,n,r)},first:(e,t)=>{t.order===1&&oo(e,t)},regroup:(e,t)=>{if(t.order===1&&e.units[t.struck].hex!==t.struckHex){if(e.charge=e.charge.filter(e=>e!==t.struck),t.struck===t.unit&&e.charge.length>0)t.unit=e.charge.shift();else if(t.struck===t.unit)return`over`}},attack:(e,t)=>{Xa(e,t)&&F(e.units[t.unit])&&V(e,Na,so(t))},reply:(e,t)=>{t.order===2&&Xa(e,t)&&oo(e,t)},ground:{who:(e,t)=>uo(e,t).length>0?y(t.seat):0,answers:(e,t,n,r)=>{for(let n of uo(e,t))r.push({kind:`gainGround`,unit:n.id});r.push(zt),si(e,`success`,t,n,r)},answer:(e,t,n,r)=>{if(r.kind===`playDragon`)return ci(e,t,n,r),b;if(r.kind!==`gainGround`)return`over`;t.gains=r.unit},about:(e,t)=>({unit:t.unit,hex:t.hex}),whyNot:(e,t,n,r)=>r.kind===`gainGround`?{rule:`SB-GAIN-04`}:ui(e,`success`,t,n,r)},timid:{...W(`gaining ground`,(e,t)=>g(t.seat),no),who:(e,t)=>t.gains>=0&&oi(e,`gaining ground`,t,g(t.seat))?y(g(t.seat)):0},advance:(e,t)=>{if(t.gains<0)return`battleBack`;if(t.timid)return`over`;fo(e,t)},bonus:{who:(e,t)=>po(e,t).length>0?y(t.seat):0,answers:(e,t,n,r)=>{r.push(zt);for(let n of po(e,t))r.push({kind:`attack`,unit:t.gains,hex:n})},answer:(e,t,n,r)=>(r.kind===`attack`&&V(e,ro,Ya(e,e.units[t.gains],r.hex,t.bonus+1)),`over`),about:(e,t)=>({unit:t.gains,hex:t.hex}),whyNot:()=>({rule:`SB-BONUS-03`})},battleBack:{who:(e,t)=>mo(e,t)?y(g(t.seat)):0,answers:(e,t,n,r)=>{$a(e,t,e=>r.push({kind:`battleBack`,unit:e})),r.push(zt)},answer:(e,t,n,r)=>{if(r.kind!==`battleBack`)return;let i=e.units[r.unit];e.tell?.({kind:`foughtBack`,...M(e,e.units[t.target])}),V(e,Na,lo(e,t,i))},about:(e,t)=>({unit:t.target,hex:t.hex})},over:e=>{e.charge=[]}});function io(e,t,n,r){for(let i of e.hands[n])O[i]===Fn&&$a(e,t,e=>r.push({kind:`firstStrike`,card:i,unit:e}))}function ao(e,t,n,r,i){$r(e,n,r),e.tell?.({kind:`firstStruck`,card:r,...M(e,e.units[t.target])}),e.turn.firstStrikes++,t.order=1,t.struck=i}function oo(e,t){let n=e.units[t.struck];Xa(e,t)&&F(n)&&(t.struckHex=n.hex,V(e,Na,co(e,t)))}function so(e){let t=ta(e.seat,e.unit,e.target,e.target<0?e.leader:-1,e.hex,`attack`);return e.order===2&&(t.extra=e.extra),t}function co(e,t){let{hex:n}=e.units[t.struck],r=ta(g(t.seat),t.target,t.struck,-1,n,`first strike`);return t.order===1&&(r.extra=t.extra),r}function lo(e,t,n){let r=ta(g(t.seat),t.target,n.id,-1,n.hex,`battle back`);return r.against=e.struckWith,r}function uo(e,t){return e.unitAt[t.hex]>=0||e.leaderAt[t.hex]>=0?[]:Za(e,t).map(t=>e.units[t]).filter(n=>F(n)&&!P(n)&&m(h,n.hex,t.hex)===1&&(!n.stopped||e.rulings.gainGroundAfterStop))}function fo(e,t){let n=e.units[t.gains],r=n.hex;e.charge=[],gi(e,n,t.hex,I(e,n)),Ja(e,n),e.tell?.({kind:`gainedGround`,from:r,...M(e,n)}),ga(e,n)}function po(e,t){let n=e.units[t.gains];return!F(n)||n.barred||t.bonus>0&&!t.legendary||!(t.legendary||N(n).arm===`cavalry`||I(e,n)!==void 0)?[]:_(n.hex).filter(t=>G(e,n.seat,t)&&di(e,n,t)>0)}function mo(e,t){return t.target<0||t.order!==0?!1:e.units[t.target].hex===t.hex&&eo(e,t)}function ho(e,t){if(t.target<0||!F(e.units[t.target]))return null;let n=I(e,e.units[t.unit]),r=I(e,e.units[t.target]);return n===void 0||r===void 0?null:[n,r]}var go=(e,t)=>ho(e,t)!==null;function _o(e,t,n,r,i){let{seat:a}=n,o=a!==t.seat&&t.order!==0&&t.extra===0,s=a===e.turn.seat||o?1:0;return e.hands[a].length+s+(a===i?2:0)+ +(e.honor[a]>e.honor[g(a)])+ +($t[n.kind].standing>$t[r.kind].standing)}function vo(e,t,n){let r=ho(e,t);if(r===null)return;let[i,a]=r,o=[_o(e,t,i,a,n),_o(e,t,a,i,n)],s=K(e,i.seat,`duel`,o[0]),c=K(e,a.seat,`duel`,o[1]);if(Ti(e,i.seat,s[4],`fortune`),Ti(e,a.seat,c[4],`fortune`),e.tell?.({kind:`duel`,...j(e,i.seat),swords:s[5],theirs:c[5]}),s[5]===c[5])return;let l=s[5]>c[5]?a:i;Gr(e,l,!1),ti(e,l.seat)}function J(e){return e}var yo=[J({title:`ambush`,gmt:1,zvezda:1,window:`declared`,can:(e,t,n)=>eo(e,t)&&t.order===+(n===t.seat)&&!(n===t.seat&&t.extra>0),targets:(e,t,n,r,i)=>{n===t.seat?i.push({kind:`playDragon`,card:r}):$a(e,t,e=>i.push({kind:`playDragon`,card:r,unit:e}))},play:(e,t,n,{unit:r})=>{t.order=n===t.seat?2:1,t.extra=1,r!==void 0&&(t.struck=r)}}),J({title:`personal-challenge`,gmt:2,zvezda:3,window:`declared`,can:go,play:vo}),J({title:`legendary-combat`,gmt:1,zvezda:1,window:`success`,can:(e,t)=>!t.legendary,play:(e,t)=>{t.legendary=!0}})],bo=99,xo=4,So={who:e=>y(e.turn.seat),answers:(e,t,n,r)=>{for(let t of e.hands[n])r.push({kind:`playCommand`,card:t})},answer:(e,t,n,r)=>{r.kind===`playCommand`&&(Qr(e,n,r.card),Co(e,r.card))}};function Co(e,t){let{turn:n}=e,r=O[t],i=e.lastFace[g(n.seat)];n.card=t,n.face=r===In&&i!==-1?Hn[i]:r,e.revealed++,e.tell?.({kind:`command`,...j(e,n.seat),card:t,face:Yr(t),as:D[n.face].title})}var wo=(e,t,n)=>e.units.some(e=>F(e)&&e.seat===t&&n(N(e)));function To(e){let{turn:t}=e,n=D[t.face],{seat:r}=t;switch(t.most=bo,n.scheme){case`sections`:Eo(e,n);break;case`symbol`:Oo(t,n.symbol,Jr(e)),t.fallback=!wo(e,r,e=>e.symbol===n.symbol);break;case`horse`:t.most=xo,t.fallback=!wo(e,r,e=>e.arm===`cavalry`);break;case`missiles`:t.most=xo,t.fallback=!wo(e,r,e=>e.weapon!==`none`);break;case`foot group`:t.most=xo,t.fallback=!wo(e,r,e=>e.arm===`infantry`);break;case`dice`:ko(e);break;case`leadership`:case`group`:break;case`copy`:case`nothing`:t.most=0}t.fallback&&(t.most=1),t.fox&&(t.most=Math.min(t.most,1))}function Eo(e,t){let{turn:n}=e,r=t=>t===-1?Jr(e):t,i=[r(t.left),r(t.centre),r(t.right)];if(n.wisdomFrom!==0){let e=Do.indexOf(n.wisdomFrom),t=Do.indexOf(n.wisdomTo);i[t]+=i[e],i[e]=0}n.left=i[0],n.centre=i[1],n.right=i[2],n.anyUnit=n.messenger&&Wn(n.face)?e.tents[n.seat]===-1?1:2:0}var Do=[1,2,4];function Oo(e,t,n){t===0?e.circle=n:t===1?e.triangle=n:e.square=n}function ko(e){let{turn:t}=e,n=K(e,t.seat,`shogun`,Jr(e));t.circle=n[0],t.triangle=n[1],t.square=n[2],t.anyPiece=n[3],Ti(e,t.seat,n[4],`fortune`)}function Ao(e){let{seat:t}=e.turn;ha(e,t);for(let n of L(e).atTurnStart){if(B(e))return;n.code===`vf-hill-majority`?Fr(e,!0):nt(n.who,t)&&jo[n.code]?.(e,n,t)}zr(e,t),zr(e,g(t)),!B(e)&&L(e).edition.surrender===`start of turn`&&e.hands[t].length<=1&&ni(e,t)}var jo={"vf-units-across-river":(e,t,n)=>{for(let r of Mo(e,t,n))e.rulings.acrossRiverAddsUp?Rr(e,n,A(t,`flags`),`scenario`):No(e,r,A(t,`flags`))},"vf-units-past-gorge":(e,t,n)=>{for(let r of Mo(e,t,n))No(e,r,A(t,`flags`))},"vf-empty-section":(e,t,n)=>{let r=0;for(let t of e.units)F(t)&&t.seat!==n&&(r|=Ne(n,t.hex));r!==7&&Rr(e,n,A(t,`flags`),`scenario`)},"vf-no-enemy-across":(e,t,n)=>{e.turns[n]<A(t,`fromOwnTurn`,1)||Mo(e,t,g(n)).length===0&&Rr(e,n,A(t,`flags`),`scenario`)},"vf-three-across":(e,t,n)=>{Mo(e,t,n).length<A(t,`minUnits`)||Rr(e,n,A(t,`flags`),`scenario`)}};function Mo(e,t,n){return e.units.filter(e=>F(e)&&e.seat===n&&t.zone?.[e.hex])}function No(e,t,n){if(t.banner===n)return;let r=n-t.banner;t.banner=n,e.tell?.({kind:`flags`,...j(e,t.seat),change:r,total:H(e,t.seat),because:`position`})}var Po=2,Fo=z(`end of turn`,{counselor:W(`end of turn`,e=>e.turn.seat,e=>({card:e.turn.card})),clearTable:e=>{for(let{card:t,honor:n}of e.table)e.dragons.discards.push(t),e.pool+=n;e.table=[]},bankFlag:e=>{let{seat:t,face:n}=e.turn,r=Nr(L(e),`vf-per-order-one-unit`,t);r!==void 0&&Un(n)&&(H(e,t)+A(r,`flags`)>=L(e).victory&&r.values.notLastFlag===!0||Rr(e,t,A(r,`flags`),`scenario`))},discard:e=>{let{seat:t,card:n,face:r}=e.turn;e.deck.discards.push(n),e.tell?.({kind:`discardedCommand`,...j(e,t),card:n,face:Yr(n)}),e.turn.card=-1,e.lastFace[t]=r},reshuffle:e=>{e.turn.face===Vn&&($e(e,e.deck),$e(e,e.dragons),e.tell?.({kind:`reshuffled`}))},firstStriker:e=>{let t=g(e.turn.seat),n=e.handSize[t]-e.hands[t].length;Xr(e,t,Math.min(e.turn.firstStrikes,n))},draw:(e,t)=>{let{seat:n}=e.turn,r=zo(e);if(e.turn.counselor||r<=0)return;let i=Xr(e,n,r+ +!!Un(e.turn.face));i.length<=r||(e.drawn=i,t.drawn=i.length)},keep:{who:(e,t)=>t.drawn>0?y(e.turn.seat):0,answers:(e,t,n,r)=>{for(let t of e.drawn)r.push({kind:`discardCommand`,card:t})},answer:(e,t,n,r)=>{r.kind===`discardCommand`&&($r(e,n,r.card),e.drawn=[],t.drawn=0)}},orderOne:e=>{Un(e.turn.face)&&e.rulings.orderOneDrawsDragon&&Io(e)},choose:{who:e=>y(e.turn.seat),answers:(e,t,n,r)=>{r.push({kind:`drawDragon`},{kind:`takeHonor`})},answer:(e,t,n,r)=>{r.kind===`drawDragon`?Io(e):Ti(e,n,Po,`turn`)}},sell:{who:e=>Ro(e)?y(e.turn.seat):0,answers:(e,t,n,r)=>{r.push(zt);for(let t of e.dragonHands[n].slice(0,Lo(e)))r.push({kind:`discardDragon`,card:t})},answer:(e,t,n,r)=>{r.kind===`discardDragon`&&(ei(e,n,r.card),e.dragons.discards.push(r.card),e.revealed++,e.tell?.({kind:`discardedDragon`,...j(e,n),card:r.card,title:U(e).cards[r.card].face.title}),Ti(e,n,1,`discard`))},whyNot:()=>({rule:`SB-END-05`})}});function Io(e){let{seat:t}=e.turn,n=e.dragonHands[t].length;Zr(e,t),e.turn.gotDragon+=e.dragonHands[t].length-n}var Lo=e=>e.dragonHands[e.turn.seat].length-(L(e).edition.drawnDragonStays?e.turn.gotDragon:0),Ro=e=>e.dragonsPlayed[e.turn.seat]===0&&Lo(e)>0;function zo(e){let{seat:t}=e.turn;return Bo(e)?Math.min(Vo(e),e.handSize[t]-e.hands[t].length):0}function Bo(e){let{seat:t}=e.turn,n=Nr(L(e),`conditional-command-draw`,t);return n===void 0||Mo(e,n,t).length>=A(n,`minUnits`)}function Vo(e){let t=Nr(L(e),`growing-hand`,e.turn.seat);return t===void 0?1:A(t,`drawPerTurn`)}var Ho=(e,t)=>F(t)&&(t.ordered||(Er(e,t)?.ordered??0)!==0);function Uo(e,t,n,r){if(t.leader>=0)r.push({kind:`playDragon`,card:n,leader:t.leader});else for(let t of e.leaders)t.seat===e.turn.seat&&Ho(e,t)&&r.push({kind:`playDragon`,card:n,leader:t.id})}function Wo(e,t,n){if(t.unit>=0){let r=e.units[t.unit];gi(e,r,t.from,n),r.stopped=!1}else t.leader>=0&&t.to===-1?(n.hex=t.from,e.leaderAt[t.from]=n.id):t.leader>=0&&_i(e,n,t.from);n.moved=!0;let r=t.unit>=0?e.units[t.unit]:Er(e,n);r!==void 0&&(t.unit>=0||L(e).edition.insultAfterOrders)&&(r.moved=0,r.barred=!0),t.unit=-1,t.leader=-1,t.to=t.from}var Go=new ye(h);function Ko(e,t){let{arm:n,move:r}=N(t),i=t.ordered===1?e.turn.face:-1;return n===`guard`||i===Ln?0:i===Bn?1+Yo(e,t):Math.max(r,Jo(i,t))+Yo(e,t)}function qo(e,t){let{moveAndBattle:n}=N(t),r=t.ordered===1?e.turn.face:-1,i=r===Bn?Math.min(n,1):Math.max(n,Jo(r,t));return i===0?0:i+Yo(e,t)}function Jo(e,t){let{arm:n,symbol:r}=N(t);return e===Rn&&n===`cavalry`?3:e===zn&&r!==0?2:0}var Yo=(e,t)=>t.swift+(e.turn.wind&&N(t).arm===`infantry`?1:0);function Xo(e,t){return t.ordered===0||t.moved!==-1||t.blocks===0||t.locked||I(e,t)?.moved?!1:Ko(e,t)>0}function Zo(e,t){let n=I(e,t);return n?.ordered?void 0:n}var Qo=class{s;field;unit;led=!1;cost(e,t){let{s:n,unit:r}=this;return jr(n,this.field,t)?-1:r.spirit||xi(n,r,this.led,t)?1:-1}stops(e){let{s:t,unit:n}=this;return n.spirit?!1:t.leaderAt[e]>=0||R(t,this.field,e).stops}passesOnly(e){return this.unit.spirit&&!xi(this.s,this.unit,this.led,e)}},$o=class{s;field;leader;cost(e,t){let{s:n,leader:r}=this;return G(n,r.seat,t)||jr(n,this.field,t)?-1:1}stops(e){return Mr(this.s,this.field,e)}passesOnly(e){return!Si(this.s,this.leader,e)}},es=new Qo,ts=new $o;function ns(e,t,n){es.s=e,es.field=L(e),es.unit=t,es.led=Zo(e,t)!==void 0,Go.search(t.hex,n,es)}function rs(e,t,n){ts.s=e,ts.field=L(e),ts.leader=t,Go.search(t.hex,n,ts)}function is(e,t,n){let r=Ko(e,t),{id:i}=t;if(r<=2&&!t.spirit){as(e,t,r,n);return}ns(e,t,r);let{destinations:a}=Go;for(let e=0;e<a.length;e++)n.push({kind:`move`,unit:i,hex:a[e]})}function as(e,t,n,r){let i=L(e),a=Zo(e,t)!==void 0,{id:o}=t,s=_(t.hex);ss++,os[t.hex]=ss;for(let n=0;n<s.length;n++){let c=s[n];cs(e,i,t,a,c)&&(os[c]=ss,r.push({kind:`move`,unit:o,hex:c}))}if(!(n<2))for(let n=0;n<s.length;n++){let c=s[n];if(os[c]!==ss||e.leaderAt[c]>=0||R(e,i,c).stops)continue;let l=_(c);for(let n=0;n<l.length;n++){let s=l[n];os[s]===ss||m(h,t.hex,s)<2||cs(e,i,t,a,s)&&(os[s]=ss,r.push({kind:`move`,unit:o,hex:s}))}}}var os=new Int32Array(h.size),ss=0,cs=(e,t,n,r,i)=>xi(e,n,r,i)&&!R(e,t,i).impassable;function ls(e,t,n){return ns(e,t,Ko(e,t)),Go.pathTo(n)}function us(e,t,n){let r=Ko(e,t);return r<=2?m(h,t.hex,n):(ns(e,t,r),Go.costTo(n))}var ds=e=>e.ordered&&!e.moved&&e.hex>=0,fs=(e,t)=>e.turn.face===Bn?1:$t[t.kind].move;function ps(e,t,n){let r=fs(e,t);rs(e,t,r);for(let e of Go.destinations)n.push({kind:`moveLeader`,leader:t.id,hex:e});hs(t,r)&&n.push({kind:`leave`,leader:t.id})}function ms(e,t,n){return rs(e,t,fs(e,t)),Go.pathTo(n)}function hs(e,t){if(Pe(e.seat,e.hex))return t>0;for(let n of gs(e.seat)){let e=Go.costTo(n);if(e!==-1&&e<t&&!ts.stops(n))return!0}return!1}var gs=e=>_s[e],_s=[0,1].map(e=>h.hexes.filter(t=>Pe(e,t))),vs=e=>F(e)&&e.blocks<N(e).blocks;function ys(e,t){let n=e.tents[t.seat];return n!==-1&&(Me(t.seat,n)&Me(t.seat,t.hex))!==0?N(t).blocks-t.blocks:1}function bs(e,t){let n=ys(e,t);t.blocks+=n,e.tell?.({kind:`healed`,gained:n,...M(e,t)})}var xs=[J({title:`physician`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>e.units.some(e=>e.seat===n&&vs(e)),targets:(e,t,n,r,i)=>{if(L(e).edition.physicianHealsOrdered)i.push({kind:`playDragon`,card:r});else for(let t of e.units)t.seat===n&&vs(t)&&i.push({kind:`playDragon`,card:r,unit:t.id})},play:(e,t,n,{unit:r})=>{r===void 0?e.turn.physician=!0:bs(e,e.units[r])}}),J({title:`white-dragon`,gmt:1,zvezda:1,window:`with command`,play:(e,t,n)=>{e.handSize[n]++,Xr(e,n,1)}}),J({title:`ninja-thief`,gmt:1,zvezda:1,window:`with command`,can:e=>e.dragons.discards.length>0,targets:(e,t,n,r,i)=>{for(let t of e.dragons.discards)i.push({kind:`playDragon`,card:r,take:t})},play:(e,t,n,{take:r})=>{r!==void 0&&(e.dragons.discards.splice(e.dragons.discards.indexOf(r),1),e.dragonHands[n].push(r),e.knownDragons[n].push(r),e.tell?.({kind:`tookDragon`,...j(e,n),card:r,title:U(e).cards[r].face.title}),L(e).edition.thiefPlaysAtOnce&&(e.turn.stolen=r))}}),J({title:`wild-winds`,gmt:1,zvezda:0,window:`after their command`,can:e=>e.hands[e.turn.seat].length>0,play:e=>{let{seat:t,card:n}=e.turn,r=et(e,e.hands[t]);r!==null&&(e.hands[t].push(n),e.knownCommand[t]=[...e.knownCommand[t].filter(e=>e!==r),n],e.tell?.({kind:`replaced`,...j(e,t),card:n,face:Yr(n)}),e.turn.wisdomFrom=0,Co(e,r))}}),J({title:`wise-counselor`,gmt:1,zvezda:0,window:`end of turn`,can:e=>e.deck.discards.length>0&&zo(e)>0,targets:(e,t,n,r,i)=>{let a=new Set;for(let t of e.deck.discards)a.has(O[t])||(a.add(O[t]),i.push({kind:`playDragon`,card:r,take:t}))},play:(e,t,n,{take:r})=>{r!==void 0&&(e.deck.discards.splice(e.deck.discards.indexOf(r),1),e.hands[n].push(r),e.knownCommand[n].push(r),e.turn.counselor=!0,e.tell?.({kind:`tookCommand`,...j(e,n),card:r,face:Yr(r)}))}}),J({title:`katchu-keiba-victor`,gmt:1,zvezda:1,window:`movement`,targets:(e,t,n,r,i)=>{for(let t of e.units)t.seat===n&&N(t).arm===`cavalry`&&Xo(e,t)&&i.push({kind:`playDragon`,card:r,unit:t.id})},play:(e,t,n,{unit:r})=>{r!==void 0&&(e.units[r].swift+=2)}}),J({title:`spirit-of-haya-ji`,gmt:1,zvezda:1,window:`movement`,targets:(e,t,n,r,i)=>{for(let t of e.units)t.seat===n&&Xo(e,t)&&i.push({kind:`playDragon`,card:r,unit:t.id})},play:(e,t,n,{unit:r})=>{r!==void 0&&(e.units[r].swift++,e.units[r].spirit=!0)}}),J({title:`insult`,gmt:1,zvezda:1,window:`leader moved`,targets:(e,t,n,r,i)=>Uo(e,t,r,i),play:(e,t,n,{leader:r})=>{r!==void 0&&(Wo(e,t,e.leaders[r]),e.tell?.({kind:`insulted`,...wr(e,e.leaders[r])}))}})],Ss=[J({title:`tea-ceremony`,gmt:1,zvezda:1,window:`with command`,play:(e,t,n)=>{let r=K(e,n,`tea ceremony`,Jr(e))[4];Ti(e,n,r*(e.tents[n]===-1?2:3),`card`)}}),J({title:`head-collector`,gmt:1,zvezda:1,window:`before roll`,can:(e,t)=>{let n=e.units[t.by];return t.way!==`ranged`&&t.at>=0&&n.ordered!==0&&I(e,n)!==void 0},play:(e,t)=>{t.collects=!0}}),J({title:`timid-success`,gmt:1,zvezda:1,window:`gaining ground`,play:(e,t)=>{t.timid=!0,Vi(e,t.seat,Ei(e,t.seat,2,`card`))}})],Cs=[J({title:`brave-messenger`,gmt:1,zvezda:1,window:`with command`,can:e=>Wn(e.turn.face),play:e=>{e.turn.messenger=!0}}),J({title:`tactical-wisdom`,gmt:2,zvezda:1,window:`with command`,can:e=>e.turn.face>=0&&D[e.turn.face].scheme===`sections`,targets:(e,t,n,r,i)=>{for(let t of Ae)if(D[e.turn.face][t]!==0)for(let e of Ae)e!==t&&i.push({kind:`playDragon`,card:r,from:t,to:e})},play:(e,t,n,{from:r,to:i})=>{r!==void 0&&i!==void 0&&(e.turn.wisdomFrom=je[r],e.turn.wisdomTo=je[i])}}),J({title:`move-as-wind`,gmt:1,zvezda:1,window:`with command`,play:e=>{e.turn.wind=!0}}),J({title:`ashigaru-attack`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>wo(e,n,e=>e.code===`asp`),play:e=>{e.turn.ashigaru=!0}}),J({title:`fire-arrow`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>wo(e,n,e=>e.weapon===`bow`),play:e=>{e.turn.fireArrow=!0}}),J({title:`fire-by-rank`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>wo(e,n,e=>e.weapon===`arquebus`),play:e=>{e.turn.fireByRank=!0}}),J({title:`panic`,gmt:1,zvezda:1,window:`with command`,play:e=>{e.turn.morale=1}}),J({title:`followers-of-bishamon`,gmt:1,zvezda:1,window:`after their command`,play:e=>{e.turn.morale=2}}),J({title:`white-fox-spirit`,gmt:1,zvezda:1,window:`after their command`,play:e=>{e.turn.fox=!0}})],ws=(e,t)=>t.at>=0&&!(P(e.units[t.at])&&L(e).edition.guardsIgnoreAllFlags),Ts=(e,t)=>ws(e,t)&&I(e,e.units[t.at])!==void 0,Es=e=>e.way!==`ranged`;function Ds(e,t){t.resolve===1&&L(e).edition.cowardsIsFinal||(t.resolve=2)}var Os=[J({title:`cowards`,gmt:1,zvezda:1,window:`before roll`,can:ws,play:(e,t)=>{t.resolve=1}}),J({title:`desperate-charge`,gmt:1,zvezda:1,window:`before roll`,can:(e,t)=>Es(t)&&e.units[t.by].blocks===1,play:(e,t)=>{L(e).edition.desperateAllTurn?e.units[t.by].desperate=!0:t.extra+=2}}),J({title:`strike-fear`,gmt:1,zvezda:1,window:`before roll`,can:(e,t)=>Es(t)&&ws(e,t),play:(e,t)=>{t.fear=2}}),J({title:`revenge`,gmt:1,zvezda:1,window:`before roll`,can:(e,t)=>t.way===`battle back`&&t.against>0,play:(e,t)=>{t.revenge=t.against}}),J({title:`bravery`,gmt:1,zvezda:1,window:`before their roll`,can:ws,play:Ds}),J({title:`brave-leader-early`,gmt:1,zvezda:0,window:`before their roll`,can:Ts,play:Ds}),J({title:`practice-of-aikido`,gmt:1,zvezda:1,window:`before their roll`,can:(e,t)=>Es(t),play:(e,t)=>{t.most=2}}),J({title:`spirit-of-kishijoten`,gmt:1,zvezda:1,window:`after roll`,can:(e,t)=>Es(t),play:(e,t)=>ka(e,t,`kishijoten`,t.dice)}),J({title:`brave-leader`,gmt:1,zvezda:2,window:`after their roll`,can:(e,t)=>Es(t)&&Ts(e,t)&&ua(q(e,t),t)>0,play:Ds}),J({title:`shot-proof-armour`,gmt:1,zvezda:1,window:`after their roll`,can:(e,t)=>!Es(t)&&t.at>=0&&(la(q(e,t),t)>0||ks(e,t)>0),play:(e,t)=>{t.armoured=!0,e.units[t.at].blocks+=ks(e,t)}})],ks=(e,t)=>L(e).edition.armourUndoesFirstShot?Ia(e,t):0;function As(e,t){let n=L(e);return e.units.filter(r=>F(r)&&r.seat===t.seat&&N(r).symbol===ji(t)&&!(N(r).arm===`infantry`&&R(e,n,r.hex).holdsFoot))}var js=z(`forced retreats`,{face:(e,t)=>{if(B(e)||ji(t)<0)return x;if(!(As(e,t).length>0))return Mi(t,ji(t)),b},choose:{who:(e,t)=>y(t.seat),skipForced:!0,answers:(e,t,n,r)=>{for(let n of As(e,t))r.push({kind:`fallBack`,unit:n.id})},answer:(e,t,n,r)=>{if(r.kind===`fallBack`)return Mi(t,ji(t)),V(e,wa,ba(e,e.units[r.unit],1,0)),`face`},about:(e,t)=>({symbol:ji(t)}),whyNot:()=>({rule:`SB-DC-REDDRAGON-02`})}}),Ms=(e,t)=>e.tents[t]!==-1;function Ns(e,t){let{terrain:n}=L(e);return n[t.hex].water||_(t.hex).some(e=>n[e].water)}var Ps=(e,t,n)=>F(t)&&t.seat!==n&&!P(t)&&Ns(e,t);function Fs(e,t,n,r){V(e,Ii,{seat:t,from:-1,because:r,circle:n[0],triangle:n[1],square:n[2]})}var Is=[J({title:`blue-dragon`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>e.units.some(t=>Ps(e,t,n)),play:(e,t,n)=>{for(let t of e.units){if(B(e))return;Ps(e,t,n)&&K(e,n,`blue dragon`,1)[N(t).symbol]>0&&Vr(e,t,1,`blue dragon`)}}}),J({title:`red-dragon`,gmt:1,zvezda:1,window:`with command`,play:(e,t,n)=>{let r=K(e,n,`red dragon`,Ms(e,n)?4:3),i=g(n);if(!L(e).edition.redDragonRetreats)return Fs(e,i,r,`red dragon`);let[a,o,s]=r;V(e,js,{seat:i,circle:a,triangle:o,square:s})}}),J({title:`rice-famine`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>Ls(e,g(n))>0,play:(e,t,n)=>{let r=g(n),i=K(e,n,`rice famine`,Ls(e,r));Vi(e,r,Ei(e,r,2*i[4],`card`)),Fs(e,r,i,`rice famine`)}}),J({title:`ninja-assassin`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>e.leaders.some(e=>F(e)&&e.seat!==n),targets:(e,t,n,r,i)=>{for(let t of e.leaders)F(t)&&t.seat!==n&&i.push({kind:`playDragon`,card:r,leader:t.id})},play:(e,t,n,{leader:r})=>{r!==void 0&&K(e,n,`ninja assassin`,1)[5]!==0&&(Gr(e,e.leaders[r],!0),!B(e)&&L(e).edition.assassinTakesCard&&ti(e,g(n)))}}),J({title:`turncoat`,gmt:1,zvezda:1,window:`with command`,can:(e,t,n)=>e.units.some(t=>Rs(e,t,n)),targets:(e,t,n,r,i)=>{for(let t of e.units)Rs(e,t,n)&&i.push({kind:`playDragon`,card:r,unit:t.id})},play:(e,t,n,{unit:r})=>{if(r===void 0)return;let i=K(e,n,`turncoat`,zs(e,n))[4],a=K(e,g(n),`turncoat`,zs(e,g(n)))[4];i!==a&&V(e,Bs,{unit:r,decides:i>a?n:g(n)})}})],Ls=(e,t)=>e.units.filter(e=>F(e)&&e.seat===t&&N(e).symbol===0).length,Rs=(e,t,n)=>F(t)&&t.seat!==n&&I(e,t)===void 0;function zs(e,t){let n=g(t);return 3+ +(H(e,t)>H(e,n))+(e.honor[t]>e.honor[n]?2:0)}var Bs=z(`turncoat`,{decide:{who:(e,t)=>t.decides<0?0:y(t.decides),answers:(e,t,n,r)=>{r.push({kind:`changeSides`},zt)},answer:(e,t,n,r)=>{if(r.kind!==`changeSides`)return x;let i=e.units[t.unit];return Wr(e,i),i.seat=g(i.seat),i.locked=!1,Fr(e,!1),e.tell?.({kind:`changedSides`,...M(e,i)}),x},about:(e,t)=>({unit:t.unit,hex:e.units[t.unit].hex})}});function Vs(){return[...Cs,...xs,...Is,...Ss,...Os,...yo].sort((e,t)=>e.title<t.title?-1:1)}function Hs(e){let t=[],n=new Map;for(let r of Vs()){let i=r[e];if(i===0)continue;let a=Array.from({length:i},(e,n)=>t.length+n),o={face:r,cost:ze[r.title],cards:a};for(let e of a)t.push(o);n.set(r.window,[...n.get(r.window)??[],o])}return{cards:t,windows:n}}var Us={};function Ws(e){return Us[e]??=Hs(e),Us[e]}var Gs=(e,t)=>Ws(e).cards[t].face.title;function Ks(e){let t=[];for(let n=0;n<e.units.length;n++)t.push(Js(e.units[n]));let n=[];for(let t=0;t<e.leaders.length;t++)n.push(Ys(e.leaders[t]));return{stack:Lt(e.stack),awaiting:e.awaiting,asked:e.asked.slice(),result:e.result,revealed:e.revealed,dice:It(e.dice),shuffles:It(e.shuffles),tell:null,scenario:e.scenario,rulings:e.rulings,campaign:e.campaign===null?null:{...e.campaign,flags:e.campaign.flags.slice()},ended:e.ended,turn:{...e.turn},turns:e.turns.slice(),units:t,leaders:n,unitAt:e.unitAt.slice(),leaderAt:e.leaderAt.slice(),tents:e.tents.slice(),hands:[e.hands[0].slice(),e.hands[1].slice()],handSize:e.handSize.slice(),deck:Ze(e.deck),drawn:e.drawn.slice(),lastFace:e.lastFace.slice(),dragonHands:[e.dragonHands[0].slice(),e.dragonHands[1].slice()],dragons:Ze(e.dragons),table:e.table.slice(),dragonsPlayed:e.dragonsPlayed.slice(),knownCommand:[e.knownCommand[0].slice(),e.knownCommand[1].slice()],knownDragons:[e.knownDragons[0].slice(),e.knownDragons[1].slice()],honor:e.honor.slice(),pool:e.pool,flags:e.flags.slice(),hillFlag:e.hillFlag,captured:e.captured.slice(),charge:e.charge.slice(),struckWith:e.struckWith}}function qs(e,t,n){let r=e.units.slice();r[t]=Js(e.units[t]);let i=e.leaders.slice(),a=e.leaderAt[n];return a>=0&&(i[a]=Ys(e.leaders[a])),{stack:e.stack.slice(),awaiting:e.awaiting,asked:e.asked,result:e.result,revealed:e.revealed,dice:e.dice,shuffles:e.shuffles,tell:null,scenario:e.scenario,rulings:e.rulings,campaign:e.campaign===null?null:{...e.campaign},ended:e.ended,turn:e.turn,turns:e.turns,units:r,leaders:i,unitAt:e.unitAt.slice(),leaderAt:e.leaderAt.slice(),tents:e.tents,hands:e.hands,handSize:e.handSize,deck:e.deck,drawn:e.drawn,lastFace:e.lastFace,dragonHands:e.dragonHands,dragons:e.dragons,table:e.table,dragonsPlayed:e.dragonsPlayed,knownCommand:e.knownCommand,knownDragons:e.knownDragons,honor:e.honor,pool:e.pool,flags:e.flags.slice(),hillFlag:e.hillFlag,captured:e.captured,charge:e.charge,struckWith:e.struckWith}}function Js(e){return{id:e.id,seat:e.seat,kind:e.kind,tag:e.tag,hex:e.hex,blocks:e.blocks,locked:e.locked,banner:e.banner,ordered:e.ordered,moved:e.moved,stopped:e.stopped,barred:e.barred,fought:e.fought,swift:e.swift,spirit:e.spirit,desperate:e.desperate,shotAt:e.shotAt,shotLoss:e.shotLoss}}function Ys(e){return{id:e.id,seat:e.seat,kind:e.kind,hex:e.hex,ordered:e.ordered,moved:e.moved}}function Xs(e,t,n){let r=g(t),[i,a]=Qs(e.hands[r],e.knownCommand[r],e.deck.draw,n);e.hands[r]=i,e.deck.draw=a;let[o,s]=Qs(e.dragonHands[r],e.knownDragons[r],e.dragons.draw,n);e.dragonHands[r]=o,e.dragons.draw=s,e.turn.seat===r&&e.drawn.length>0&&(e.drawn=e.hands[r].slice(-e.drawn.length))}var Zs=new Uint8Array(O.length);function Qs(e,t,n,r){for(let e of n)Zs[e]=1;for(let n of e)t.includes(n)||(Zs[n]=1);let i=[];for(let e=0;e<Zs.length;e++)Zs[e]!==0&&(Zs[e]=0,i.push(e));Je(r,i);let a=e.length-t.length;return[[...t,...i.slice(0,a)],i.slice(a)]}var $s=3;function ec(e,t,n){let r=N(e),i=N(t),a=Math.max(0,n/6-sa(r,i)*.6);return i.arm===`guard`?n/6:n/6+a}function tc(e,t,n,r,i){let a=e.unitAt[n];if(a<0)return r/6*$s;let o=e.units[a],s=N(t).weapon===`arquebus`,c=i?r/6*(s?2:1):ec(t,o,r),l=Math.min(1,c/o.blocks);return c+l*l*$s+r/12}function nc(e,t,n){let r=e.unitAt[n];if(r<0)return 0;let i=e.units[r],a=ec(i,t,di(e,i,t.hex)),o=Math.min(1,a/t.blocks);return .6*(a+o*o*$s)}function rc(e,t,n){return tc(e,t,n,di(e,t,n)+pi(e,t),!1)-nc(e,t,n)+.35}function ic(e,t,n){return tc(e,t,n,fi(e,t,n)+mi(e,t),!0)+.1}var ac=20;function oc(e,t,n){return(e!==sc||e.asked[t]!==cc||t!==lc)&&(sc=e,cc=e.asked[t],lc=t,dc.fill(uc)),dc[n]===uc&&(dc[n]=fc(e,t,n)),dc[n]}var sc=null,cc=-1,lc=-1,uc=-1,dc=new Int8Array(h.size).fill(uc);function fc(e,t,n){let r=ac,{units:i}=e;for(let e=0;e<i.length;e++){let a=i[e];if(a.seat===t||a.hex===-1)continue;let o=m(h,n,a.hex);o<r&&(r=o)}return r}function pc(e,t,n,r){let{arm:i,weapon:a}=N(t),o=oc(e,t.seat,n),s=R(e,L(e),n),c=-.12*o;if(s.isHill&&(c+=.15),i===`cavalry`&&s.stops&&(c-=.3),a===`none`)c+=r?mc(e,t,n):o===1?-.5:0,t.blocks===1&&o<=1&&(c-=.8);else{let e=Zt[a].at.length-1;o===1?c-=a===`arquebus`?.6:.3:o<=e&&(c+=.4)}return c}function mc(e,t,n){let r=t.hex,i=0;for(let a of _(n)){if(!G(e,t.seat,a))continue;t.hex=n;let o=rc(e,t,a);t.hex=r,o>i&&(i=o)}return i}function hc(e,t,n){return pc(e,t,n,m(h,t.hex,n)<=qo(e,t))-bc(e,t)}var gc=null,_c=-1,vc=-1,yc=0;function bc(e,t){let n=e.asked[t.seat];return(e!==gc||n!==_c||t.id!==vc)&&(gc=e,_c=n,vc=t.id,yc=pc(e,t,t.hex,!0)),yc}function xc(e,t,n){let r=oc(e,t.seat,n);return e.unitAt[n]>=0?.6-.05*r:r<=3?-1:-.2}function Sc(e,t){let{hex:n,seat:r}=t,i=oc(e,r,n),{weapon:a}=N(t);return i===1?1+.1*t.blocks+mc(e,t,n):a!==`none`&&i<Zt[a].at.length?1.4:i<=Ko(e,t)+1&&qo(e,t)>=i-1?1.2:1/i}function Cc(e,t,n){let r=O[n],i=e.lastFace[1-t],a=D[r===In&&i!==-1?Hn[i]:r],o=e.hands[t].length,s=[0,0,0,0,0,0],c=0;for(let n of e.units){if(n.seat!==t||n.hex===-1)continue;let r=oc(e,t,n.hex),i=r===1?1.6:r<=3?1:1.5/r;if(wc(a.scheme,n,a.symbol)&&(c+=i),a.scheme===`sections`){let e=Me(t,n.hex);for(let t=0;t<3;t++)e&1<<t&&(i>s[t]&&(s[t]=i),s[t+3]++)}}if(a.scheme===`sections`){let e=(e,t)=>Math.min(e===-1?o:e,s[t+3])*s[t];return e(a.left,0)+e(a.centre,1)+e(a.right,2)}return a.scheme===`dice`?c*.3+1:Math.min(c,5)*.8}function wc(e,t,n){let r=N(t);switch(e){case`symbol`:return r.symbol===n;case`horse`:return r.arm===`cavalry`;case`missiles`:return r.weapon!==`none`;case`foot group`:return r.arm===`infantry`&&r.weapon===`none`;case`leadership`:case`group`:return!0;case`dice`:return!0;default:return!1}}function Tc(e,t,n){let{cost:r}=U(e).cards[n.card];return .15*(e.honor[t]-r)-.35}function Ec(e,t,n){switch(n.kind){case`playCommand`:return Cc(e,t,n.card);case`playDragon`:return Tc(e,t,n);case`order`:return Sc(e,e.units[n.unit]);case`orderLeader`:return e.unitAt[e.leaders[n.leader].hex]>=0?-1:.3;case`move`:return hc(e,e.units[n.unit],n.hex);case`moveLeader`:{let t=e.leaders[n.leader];return xc(e,t,n.hex)-xc(e,t,t.hex)}case`leave`:return-2;case`attack`:return rc(e,e.units[n.unit],n.hex);case`shoot`:return ic(e,e.units[n.unit],n.hex);case`joinCharge`:case`battleBack`:case`heal`:return 1;case`firstStrike`:return .5;case`inspire`:return e.honor[t]>=3?.5:-.5;case`ignoreFlags`:return n.flags;case`retreat`:return .2*oc(e,t,n.hex);case`seppuku`:return e.honor[t]>=3?-1:.5;case`gainGround`:return Dc(e,e.units[n.unit]);case`loseBlock`:case`fallBack`:return e.units[n.unit].blocks;case`changeSides`:return t===e.turn.seat?1:-1;case`drawDragon`:return+(e.honor[t]>=4);case`takeHonor`:return .5;case`discardDragon`:return-.5;case`weaken`:return 4-e.units[n.unit].blocks+N(e.units[n.unit]).close/4;default:return 0}}function Dc(e,t){return N(t).arm===`cavalry`||e.leaderAt[t.hex]>=0?.6:t.blocks>2?.2:-.2}var Oc=5,kc=new Map;function Ac(e,t){let n=jc(e,t),r=kc.get(n);return r===void 0&&(r=Nc(Mc(e,t)),kc.set(n,r)),r}function jc(e,t){let n=t;return n=n*2+(e.symbol<0?0:1),n=n*2+ +!!e.swordsHit,n=n*8+e.swordsIgnored,n=n*4+e.flag,n=n*2+ +!!e.fortune,n=n*2+ +!!e.swordsAgain,n*16+e.fortuneLess}function Mc(e,t){let n=new Map;for(let{matching:r,flags:i,fortune:a,swords:o,chance:s}of Vc(t,e.swordsAgain)){let t={circle:r,triangle:r,square:r,flags:i,fortune:a,swords:o},c={hits:la(e,t),flags:ua(e,t),honor:da(e,t)},l=(c.hits*64+c.flags)*64+c.honor;n.set(l,{...c,chance:s+(n.get(l)?.chance??0)})}return[...n.values()]}function Nc(e){let t=t=>e.reduce((e,n)=>e+n.chance*t(n),0),n=(e,t)=>Array.from({length:e+1},(e,n)=>t(n)),r=Math.max(Oc,...e.map(e=>e.hits));return{all:e,hits:Pc(e,e=>e.hits),flags:Pc(e,e=>e.flags),honor:Pc(e,e=>e.honor),losses:n(Oc,t=>Fc(e,t)),atLeast:n(r,e=>t(t=>+(t.hits>=e))),meanLoss:n(Oc,e=>t(t=>Math.min(t.hits,e))),driven:n(Oc,e=>n(2,n=>t(t=>+(t.hits<e&&t.flags>n)))),meanFlags:t(e=>e.flags),meanHonor:t(e=>e.honor)}}function Pc(e,t){let n=[0];for(let r of e){let e=t(r);for(;n.length<=e;)n.push(0);n[e]+=r.chance}return n}function Fc(e,t){let n=new Map;for(let{hits:r,flags:i,chance:a}of e){let e=Math.min(r,t),o=e*64+i;n.set(o,{lost:e,flags:i,chance:a+(n.get(o)?.chance??0)})}return[...n.values()]}var Ic={matching:0,flags:0,fortune:0,swords:0,chance:2/6},Lc=[Ic,{...Ic,matching:1,chance:1/6},{...Ic,flags:1,chance:1/6},{...Ic,fortune:1,chance:1/6},{...Ic,swords:1,chance:1/6}],Rc=Lc.flatMap(e=>e.swords===0?[e]:Lc.map(t=>zc(e,t)));function zc(e,t){return{matching:e.matching+t.matching,flags:e.flags+t.flags,fortune:e.fortune+t.fortune,swords:e.swords+t.swords,chance:e.chance*t.chance}}var Bc={once:[[{...Ic,chance:1}]],again:[[{...Ic,chance:1}]]};function Vc(e,t){let n=Bc[t?`again`:`once`];for(let r=n.length;r<=e;r++){let e=new Map;for(let i of n[r-1])for(let n of t?Rc:Lc){let t=zc(i,n),r=((t.matching*64+t.flags)*64+t.fortune)*64+t.swords;e.set(r,{...t,chance:t.chance+(e.get(r)?.chance??0)})}n.push([...e.values()])}return n[e]}function Hc(e,t){let n=hi(e,t),r=Ac(q(e,t),n),{hits:i,flags:a}=r,o={dice:n,hits:i,flags:a,honor:Uc(e,t,r)};if(t.at<0){let e=r.atLeast[1];return{...o,destroyed:0,retreats:1-e,leaderFalls:e,gone:0,stands:[]}}let{blocks:s}=e.units[t.at],c=new Kc,l=new Gc(e,t),u=e.leaderAt[t.hex]>=0,d=[];for(let{lost:n,flags:i,chance:a}of r.losses[s])if(!u||n===0)c.add(!1,a,l.fate(n,i));else{d[n]??=Wc(e,t,n);for(let{target:e,leaderFell:t,chance:r}of d[n])c.add(t,a*r,e.fate(0,i))}return{...o,...c.standing()}}function Uc(e,{collects:t,at:n},{all:r,honor:i}){if(!t&&i.length<=e.pool+1)return i;let a=n<0?0:e.units[n].blocks,{headHonor:o}=L(e).edition,s=e=>t?Math.min(e,a)*o:0;return Pc(r,t=>Math.min(t.honor+s(t.hits),e.pool))}function Wc(e,t,n){let r=qs(e,t.at,t.hex),i=r.units[t.at];Vr(r,i,n,t.way);let a={target:new Gc(r,t),leaderFell:!1};if(B(r))return[{...a,chance:1}];let o=r.leaders[r.leaderAt[t.hex]],s=ki(Oi(r,o,t.way===`ranged`,F(i))),c=qs(r,t.at,t.hex);return Gr(c,c.leaders[o.id],!0),[{...a,chance:1-s},{target:new Gc(c,t),leaderFell:!0,chance:s}]}var Gc=class{s;strike;unit;flights=[];fall=null;constructor(e,t){this.s=e,this.strike=t,this.unit=e.units[t.at]}fate(e,t){let{s:n,unit:r}=this,i=B(n);if(!F(r)||i)return{blocks:r.blocks,leaves:!F(r),over:i};if(e>=r.blocks)return this.destroyed();this.flights[t]??=this.flee(t);let{lost:a,leaves:o}=this.flights[t],s=r.blocks-e-a;return s>0?{blocks:s,leaves:o,over:i}:this.destroyed()}flee(e){let{s:t,unit:n}=this,{blocks:r,steps:i}=Ta(t,n,Math.max(0,e-oa(t,this.strike))),a=Sa(t,n,I(t,n)!==void 0,n.hex,i);return{lost:r+i-a,leaves:a>0}}destroyed(){if(this.fall===null){let e=qs(this.s,this.strike.at,this.strike.hex);Vr(e,e.units[this.strike.at],this.unit.blocks,this.strike.way),this.fall={blocks:0,leaves:!0,over:B(e)}}return this.fall}},Kc=class{destroyed=0;retreats=0;leaderFalls=0;gone=0;stands=[];add(e,t,{blocks:n,leaves:r,over:i}){e&&(this.leaderFalls+=t),n===0?this.destroyed+=t:r&&(this.retreats+=t),!i&&(r?this.gone+=t:this.stands[n]=(this.stands[n]??0)+t)}standing(){let{destroyed:e,retreats:t,leaderFalls:n,gone:r}=this;return{destroyed:e,retreats:t,leaderFalls:n,gone:r,stands:this.stands.flatMap((e,t)=>e>0?[{blocks:t,chance:e}]:[])}}};function qc(e,t){return Yc(e,t,t.order===1?co(e,t):so(t))}var Jc=(e,t)=>({strike:t,toll:Hc(e,t),replies:[]});function Yc(e,t,n){let r=Hc(e,n),i=[],a=n.at<0?void 0:e.units[n.at];if(a===void 0)return{strike:n,toll:r,replies:i};let o=P(a)?r.stands:[{blocks:a.blocks,chance:r.stands.reduce((e,{chance:t})=>e+t,0)}];for(let{blocks:a,chance:s}of o){let o=qs(e,n.at,n.hex);o.units[n.at].blocks=a,o.struckWith=r.dice,Xc(i,o,s,Zc(o,t))}if(t.order===1&&e.charge.length>0){let n={...e};Xc(i,n,r.gone,Qc(n,t))}return{strike:n,toll:r,replies:i}}function Xc(e,t,n,r){n<=0||r===null||hi(t,r)===0||e.push({chance:n,toll:Hc(t,r)})}function Zc(e,t){if(t.order===1)return so(t);if(t.order!==0)return co(e,t);if(!mo(e,t))return null;let n=[];return $a(e,t,e=>n.push(e)),lo(e,t,e.units[n.includes(t.unit)?t.unit:n[0]])}function Qc(e,t){let n=[t.unit,...e.charge].filter(e=>e!==t.struck);return e.charge=n.slice(1),n.length===0?null:so({...t,unit:n[0]})}function $c(e,t,n){let r=el(e,t,n);return r===null?null:sl(r)}function el(e,t,n){if(n.kind===`shoot`)return Jc(e,na(e,t,n.unit,n.hex,`ranged`));if(n.kind===`attack`)return qc(e.charge.length===0?e:{...e,charge:[]},Ya(e,e.units[n.unit],n.hex,0));let r=e.stack.at(-1);if(r===void 0)return null;let i=rl(r.proc)?.[r.step]??``;return r.proc===ro.place&&tl.includes(i)?il(e,{...r.facts},t,n):r.proc===ro.place&&n.kind===`battleBack`?Jc(e,lo(e,r.facts,e.units[n.unit])):r.proc===Na.place&&nl.includes(i)?al(e,{...r.facts},t,n):null}var tl=[`charge`,`attackerReacts`,`defenderReacts`],nl=[`ours`,`theirs`,`inspire`];function rl(e){return e===ro.place?Object.keys(ro.steps):e===Na.place?Object.keys(Na.steps):null}function il(e,t,n,r){if(r.kind===`joinCharge`)return qc({...e,charge:[...e.charge,r.unit]},t);if(r.kind===`firstStrike`)t.order=1,t.struck=r.unit;else if(r.kind===`playDragon`){let{face:i,cost:a}=U(e).cards[r.card];if(i.title!==`ambush`)return null;let o=Ks(e);return o.honor[n]-=a,i.play(o,t,n,r),qc(o,t)}return qc(e,t)}function al(e,t,n,r){let i=r.kind===`playDragon`?ol(e,t,n,r):e;r.kind===`inspire`&&t.inspired++;let a=i.stack.at(-2);if(a?.proc!==ro.place)return Jc(i,t);let o=a.facts;return t.way===(o.order===1?`first strike`:`attack`)?Yc(i,o,t):Jc(i,t)}function ol(e,t,n,r){let i=Ks(e),{face:a,cost:o}=U(i).cards[r.card];return i.honor[n]-=o,a.play(i,t,n,r),i}function sl({strike:e,toll:t,replies:n}){let r=e.at>=0,i=n.reduce((e,{chance:t})=>e+t,0),a=t.leaderFalls>0;return{counts:[{name:{id:`odds.hits`},chances:ul(t.hits)},...r?[{name:{id:`odds.flags`},chances:ul(t.flags)}]:[],{name:{id:`odds.honor`},chances:ul(t.honor)},...i>0?[{name:{id:`odds.back.hits`},chances:ul(ll(n,i))}]:[]],chances:[...r?[{name:{id:`odds.destroyed`},chance:t.destroyed}]:[],{name:{id:`odds.retreats`},chance:t.retreats},...a?[{name:{id:`odds.leaderFalls`},chance:t.leaderFalls}]:[],...i>0?[{name:{id:`odds.back`},chance:i},{name:{id:`odds.back.destroyed`},chance:cl(n,e=>e.destroyed)},{name:{id:`odds.back.retreats`},chance:cl(n,e=>e.retreats)}]:[],...cl(n,e=>e.leaderFalls)>0?[{name:{id:`odds.back.leaderFalls`},chance:cl(n,e=>e.leaderFalls)}]:[]]}}var cl=(e,t)=>e.reduce((e,{chance:n,toll:r})=>e+n*t(r),0);function ll(e,t){let n=Math.max(...e.map(({toll:e})=>e.hits.length)),r=Array.from({length:n},(t,n)=>cl(e,e=>e.hits[n]??0));return r[0]+=1-t,r}function ul(e){let t=e.findLastIndex(e=>e>0);return e.slice(0,t+1)}var dl=3,fl=30,pl=(e,t)=>L(e).victory-H(e,t);function ml(e,t){let n=pl(e,t);return n<=1?fl:dl+dl/n}var hl=(e,t)=>F(t)?ml(e,g(t.seat))+1:0;function Y(e,t,n){let r=e.honor[t];return n*(r<3?.45:r<6?.25:.12)}var gl=.3,_l={"capture-hex":{there:1,nearer:.06},"exit-unit-across-river":{there:1,nearer:.3},"vf-units-across-river":{there:.4,nearer:.08},"vf-units-past-gorge":{there:.4,nearer:.08},"vf-three-across":{there:.3,nearer:.08},"vf-hill-majority":{there:.2,nearer:.04},"tent-capture":{there:1,nearer:.03},"tent-capture-unguarded":{there:1,nearer:.06},"instant-win-tent":{there:9,nearer:.06}},vl=new WeakMap;function yl(e,t){let n=L(e),r=vl.get(n);return r===void 0&&(r=[Cl(n,0),Cl(n,1)],vl.set(n,r)),r[t]}function bl(e,t,n){let r=0;for(let{rule:i,flags:a,code:o,there:s,nearer:c,distances:l}of yl(e,t.seat))o!==``&&o!==N(t).code||i.code===`capture-hex`&&e.captured.includes(i.zoneName)||(r+=l[n]===0?s*a*ml(e,t.seat):-c*l[n]);return r}function xl(e,t,n){if(yl(e,t.seat).length===0||n===0)return 0;let r=bl(e,t,t.hex),i=0;for(let a of _(t.hex))if(Sl(e,a)&&(i=Math.max(i,bl(e,t,a)-r),n!==1))for(let n of _(a))Sl(e,n)&&(i=Math.max(i,bl(e,t,n)-r));return i}var Sl=(e,t)=>e.unitAt[t]<0&&!L(e).terrain[t].impassable;function Cl(e,t){return e.rules.flatMap(n=>{let r=_l[n.code],i=r!==void 0&&nt(n.who,t)?wl(e,n,t):[];if(r===void 0||i.length===0)return[];let a=h.hexes.map(e=>Math.min(...i.map(t=>m(h,e,t)))),o=Xn(n,`unit`).toLowerCase();return[{...r,rule:n,flags:A(n,`flags`,1),code:o,distances:a}]})}function wl(e,t,n){if(t.code.includes(`tent`)){let t=e.tents[g(n)];return t>=0?[t]:[]}return t.code===`vf-hill-majority`?h.hexes.filter(t=>e.terrain[t].isHill):h.hexes.filter(n=>t.zone?.[n]&&!e.terrain[n].impassable)}var Tl=.4,El=.3;function Dl(e,{strike:t,toll:n,replies:r}){let i=Ol(e,t,n),a=t.by;for(let{chance:n,toll:o}of r){let r=ta(g(t.seat),t.at,a,-1,e.units[a].hex,`battle back`);i-=n*Ol(e,r,o)}return i}function Ol(e,t,n){let{seat:r}=t,i=Y(e,r,kl(n.honor,99));if(t.at<0){let r=e.leaders[t.leader];return i+n.leaderFalls*hl(e,r)+Y(e,r.seat,3)*n.retreats}let a=e.units[t.at];i+=kl(n.hits,a.blocks),i+=n.retreats*Al(e,a),i+=n.destroyed*jl(e,a);let o=I(e,a);return o!==void 0&&(i+=n.leaderFalls*hl(e,o)),i}function kl(e,t){let n=0;for(let r=1;r<e.length;r++)n+=e[r]*Math.min(r,t);return n}var Al=(e,t)=>Tl+Y(e,t.seat,N(t).shame+(I(e,t)===void 0?0:1)),jl=(e,t)=>P(t)?1.5:ml(e,g(t.seat));function Ml(e,t,n){let r=e.unitAt[n],i=di(e,t,n)+pi(e,t);if(i===0)return 0;if(r<0)return Pl(e,t.seat,i,n);let a=e.units[r],o=zl(e,t,a,i,`attack`),s=aa(e,a,N(t).arm),c=di(e,a,t.hex),l=1-(o.atLeast[a.blocks]??0)-(o.driven[a.blocks][s]??0);return Fl(e,t.seat,o,a,s)-l*Fl(e,a.seat,zl(e,a,t,c,`battle back`),t,1)}function Nl(e,t,n){let r=e.unitAt[n],i=fi(e,t,n)+mi(e,t);if(r<0||i===0)return i===0?0:Pl(e,t.seat,i,n);let a=e.units[r],o=aa(e,a,N(t).arm);return Fl(e,t.seat,zl(e,t,a,i,`ranged`),a,o)}function Pl(e,t,n,r){let i=e.leaderAt[r];return i<0?0:(1-(5/6)**n)*hl(e,e.leaders[i])+Y(e,t,n/6)}function Fl(e,t,n,r,i){let{blocks:a}=r,o=I(e,r),s=n.meanLoss[a]+n.atLeast[a]*jl(e,r);return s+=(n.driven[a][i]??0)*Al(e,r),s+=Y(e,t,n.meanHonor),o!==void 0&&(s+=n.atLeast[1]/6*hl(e,o)),s}var Il=16,Ll=16,Rl=[];function zl(e,t,n,r,i){let a=i===`ranged`;if(a&&e.turn.fireByRank)return Ac(q(e,ta(t.seat,t.id,n.id,-1,n.hex,i)),r);let o=((t.kind*Il+n.kind)*Ll+r)*2+ +!!a,s=Rl[o];return s===void 0&&(s=Ac(q(e,ta(t.seat,t.id,n.id,-1,n.hex,i)),r),Rl[o]=s),s}var Bl=20;function Vl(e,t,n){let r=Bl;for(let i of e.units){if(i.seat===t||i.hex===-1)continue;let e=m(h,n,i.hex);e<r&&(r=e)}return r}function Hl(e,t,n){let r=t.hex,i=0;for(let a of _(n))G(e,t.seat,a)&&(t.hex=n,i=Math.max(i,Ml(e,t,a)+El),t.hex=r);return i}function Ul(e,t){let n=Zt[N(t).weapon].at.length-1,r=L(e),i=0;for(let a of e.units){if(a.seat===t.seat||a.hex===-1)continue;let o=m(h,t.hex,a.hex);o<2||o>n||!Ci(e,r,t.hex,a.hex)||(i=Math.max(i,Nl(e,t,a.hex)))}return i}var Wl=.3;function Gl(e,t,n){let r=t.hex,{[n]:i}=e.unitAt,a=0;e.unitAt[r]=-1,e.unitAt[n]=t.id,t.hex=n;for(let r of _(n)){let i=e.unitAt[r];i>=0&&e.units[i].seat!==t.seat&&(a=Math.max(a,Ml(e,e.units[i],n)))}return t.hex=r,e.unitAt[n]=i,e.unitAt[r]=t.id,a*Wl}function Kl(e,t,n){let r=0;for(let i of _(n)){let n=e.unitAt[i];n>=0&&n!==t.id&&e.units[n].seat===t.seat&&r++}return r}var ql=.12,Jl=.08,Yl=4;function Xl(e,t,n,r){let{weapon:i,arm:a}=N(t),o=Vl(e,t.seat,n),s=R(e,L(e),n),c=-.14*o;if(o<=4&&(c+=ql*Math.min(2,Kl(e,t,n)),c+=Jl*Math.max(0,Yl-mn(s.closeInto,`infantry`)),s.isHill&&(c+=.1)),a===`cavalry`&&s.stops&&(c-=.3),o===1){let i=n!==t.hex;r<=qo(e,t)&&(!i||(a===`cavalry`?s.battleHorse:s.battleFoot))&&(c+=Hl(e,t,n)),c-=Gl(e,t,n)}else i!==`none`&&(c+=Zl(e,t,n,o,r));return c+bl(e,t,n)}function Zl(e,t,n,r,i){let{weapon:a}=N(t),{at:o,moved:s}=Zt[a];if(r>=o.length)return 0;let c=.35;return n===t.hex?c+Ul(e,t):s===0||i>qo(e,t)?c:.6}function Ql(e,t,n){let r=Vl(e,t.seat,n),i=e.unitAt[n];if(i<0)return r<=3?-1.5:-.2;let{blocks:a}=e.units[i];return .7-.05*r-(a===1&&r<=2)}var $l=class{s;seat;gains;sorted;constructor(e,t){this.s=e,this.seat=t,this.gains=e.units.map(n=>n.seat===t&&F(n)?tu(e,n):0),this.sorted=e.units.filter(e=>e.seat===t&&F(e)&&!e.locked).sort((e,t)=>this.gains[t.id]-this.gains[e.id]||e.id-t.id)}best(e,t){let n=0,r=e;for(let e of this.sorted){if(r===0)break;t(e)&&(n+=this.gains[e.id],r--)}return n}inSection(e,t){return this.best(t,t=>(Me(this.seat,t.hex)&e)!==0)}},eu=.5;function tu(e,t){return nu(e,t)+xl(e,t,Ko(e,t))}function nu(e,t){let n=Vl(e,t.seat,t.hex),{weapon:r}=N(t),i=I(e,t)===void 0?0:.1;if(n===1)return .1+i+Hl(e,t,t.hex);if(r!==`none`&&n<Zt[r].at.length)return .2+Ul(e,t);let a=qo(e,t);return r===`none`&&n-1<=a?.3+i+ru(e,t,a):Ko(e,t)===0?0:i+eu/n}function ru(e,t,n){let r=0;for(let i of _(t.hex))if(!(e.unitAt[i]>=0||L(e).terrain[i].impassable)&&(r=Math.max(r,Hl(e,t,i)),!(n<2)))for(let n of _(i))e.unitAt[n]<0&&(r=Math.max(r,.9*Hl(e,t,n)));return r}function iu(e,{scheme:t,left:n,centre:r,right:i},a){if(t!==`sections`)return 4;let o=e.hands[a].length+1;return[n,r,i].reduce((e,t)=>e+(t===-1?o:t),0)}function au(e,t){let{s:n,seat:r}=e,i=O[t],a=n.lastFace[g(r)],o=i===In&&a!==-1?Hn[a]:i,s=Un(o)&&Nr(L(n),`vf-per-order-one-unit`,r)!==void 0?2:0;return ou(e,D[o],n.hands[r].length)+s+(Un(o)?.3:0)}function ou(e,t,n){let{s:r}=e;switch(t.scheme){case`sections`:{let r=e=>e===-1?n:e;return e.inSection(1,r(t.left))+e.inSection(2,r(t.centre))+e.inSection(4,r(t.right))}case`symbol`:return e.best(n,e=>N(e).symbol===t.symbol);case`horse`:return 1.4*e.best(4,e=>N(e).arm===`cavalry`);case`missiles`:return 1.7*e.best(4,t=>N(t).weapon!==`none`&&Vl(r,e.seat,t.hex)>1);case`foot group`:return .9*e.best(4,e=>N(e).arm===`infantry`&&N(e).weapon===`none`)+.2;case`leadership`:return .8*e.best(5,e=>su(r,e));case`group`:return .75*e.best(6,()=>!0);case`dice`:return .2*e.best(n,()=>!0)*n*.67+.1*n;case`copy`:case`nothing`:return-1}}function su(e,t){return I(e,t)!==void 0||_(t.hex).some(n=>{let r=e.leaderAt[n];return r>=0&&e.leaders[r].seat===t.seat})}var cu=1/6;function lu(e){let t=[1];for(let n=0;n<e;n++)t=[...t,0].map((e,n)=>e*.8333333333333334+(n===0?0:t[n-1]*cu));return t}function uu(e,t){let n=lu(t),r=0;for(let[t,i]of lu(e).entries())for(let e=0;e<Math.min(t,n.length);e++)r+=i*n[e];return r}var du=e=>e.stack[e.stack.length-1].facts,fu=2;function pu(e,t){let n=du(e),r=ho(e,n);if(r===null)return 0;let[i,a]=r[0].seat===t?r:[r[1],r[0]],o=_o(e,n,i,a,t),s=_o(e,n,a,i,t);return fu*(uu(o,s)-uu(s,o))+Y(e,t,o/6)-Y(e,g(t),s/6)}function mu(e){let t=du(e),n=uo(e,t).map(n=>{let r=N(n).arm===`cavalry`||I(e,n)!==void 0;return Hl(e,n,t.hex)*(r&&t.bonus===0?.4:1)});return Math.max(0,...n)}function hu(e){let t=du(e),n=e.units[t.gains],r=t.legendary||N(n).arm===`cavalry`||I(e,n)!==void 0,i=_(t.hex).some(n=>G(e,t.seat,n));return .2+Y(e,t.seat,2)+(r&&i?.8:0)}function gu(e,t){let n=q(e,t),r=la(n,t),i=Y(e,t.seat,da(n,t));if(t.at<0)return i+(r>0?4:0);let a=e.units[t.at];return i+=Math.min(r,a.blocks),r>=a.blocks?i+jl(e,a):ua(n,t)>oa(e,t)?i+Al(e,a):i}var _u=e=>{let t=du(e);return Ol(e,t,Hc(e,t))-gu(e,t)};function vu(e){let t=du(e),n=e.units[t.at],r=q(e,t);if(la(r,t)>=n.blocks)return 0;let i=ua(r,t)-oa(e,t);return i>0?Al(e,n)+Y(e,n.seat,i):0}function yu(e){let t=du(e),n=e.units[t.at],r=la(q(e,t),t);return Math.min(r,n.blocks)+(r>=n.blocks?jl(e,n):0)+Ia(e,t)}function bu(e,t,n){let{cost:r}=U(e).cards[n];return gl+Y(e,t,r)}function xu(e){let{title:t}=U(e.s).cards[e.action.card].face;return Cu[t]?.(e)??null}var Su=1/6,Cu={"brave-messenger":({s:e,seat:t,orders:n})=>.45*n().best(wu(e,t)?2:1,()=>!0),"tactical-wisdom":ju,"move-as-wind":e=>.35*ku(e,(e,t)=>Tu(t)&&Vl(e,t.seat,t.hex)===3),"ashigaru-attack":e=>.4*ku(e,(e,t)=>N(t).code===`asp`&&Eu(e,t)),"fire-arrow":e=>.4*ku(e,(e,t)=>N(t).weapon===`bow`&&Ou(e,t)),"fire-by-rank":e=>.75*ku(e,(e,t)=>N(t).weapon===`arquebus`&&Ou(e,t)),panic:e=>.3*ku(e,(e,t)=>Du(e,t)||Ou(e,t)),"tea-ceremony":({s:e,seat:t})=>Y(e,t,(e.hands[t].length+1)*Su*(wu(e,t)?3:2)),"white-dragon":({s:e,seat:t})=>.3*Math.min(pl(e,t),pl(e,g(t))),"ninja-thief":({s:e,action:t})=>t.take===void 0?0:.5+.15*U(e).cards[t.take].cost,physician:({s:e,action:t})=>t.unit===void 0?1:Mu(e,e.units[t.unit]),"blue-dragon":({s:e,seat:t})=>1.7*Su*e.units.filter(n=>Ps(e,n,t)).length,"red-dragon":({s:e,seat:t})=>(L(e).edition.redDragonRetreats?.3:.5)*(wu(e,t)?4:3),"rice-famine":({s:e,seat:t})=>Ls(e,g(t))*(3*Su+Y(e,g(t),2*Su)),"ninja-assassin":({s:e,action:t})=>t.leader===void 0?0:Su*(hl(e,e.leaders[t.leader])+1),turncoat:Pu,"followers-of-bishamon":({s:e,seat:t})=>.25*Au(e,t),"white-fox-spirit":({s:e,seat:t})=>.5*Math.max(0,Au(e,t)-1),"wild-winds":({s:e,seat:t})=>.3*Au(e,t),"katchu-keiba-victor":({s:e,action:t})=>Fu(e,t,2),"spirit-of-haya-ji":({s:e,action:t})=>Fu(e,t,1),insult:({s:e,action:t})=>t.leader===void 0?0:Nu(e,e.leaders[t.leader]),"personal-challenge":({s:e,seat:t})=>pu(e,t),"legendary-combat":({s:e})=>mu(e),"timid-success":({s:e})=>hu(e),"spirit-of-kishijoten":({s:e})=>_u(e),"brave-leader":({s:e})=>vu(e),"shot-proof-armour":({s:e})=>yu(e),"wise-counselor":({action:e})=>e.take===void 0?0:Iu(O[e.take])},wu=(e,t)=>e.tents[t]!==-1,Tu=e=>N(e).arm===`infantry`&&N(e).weapon===`none`,Eu=(e,t)=>Vl(e,t.seat,t.hex)<=2,Du=(e,t)=>_(t.hex).some(n=>vi(e,t.seat,n));function Ou(e,t){let n=Vl(e,t.seat,t.hex);return n>1&&n<Zt[N(t).weapon].at.length}function ku({s:e,seat:t},n){let r=e.units.filter(r=>r.seat===t&&F(r)&&n(e,r)).length;return Math.min(r,iu(e,D[e.turn.face],t))}function Au(e,t){let n=e.units.filter(n=>n.seat===t&&F(n)&&Du(e,n)).length;return Math.min(n,iu(e,D[e.turn.face],g(t)))}function ju({s:e,action:{from:t,to:n},orders:r}){if(t===void 0||n===void 0)return 0;let i=D[e.turn.face][t],a=i<0?5:i;return r().inSection(je[n],a)-r().inSection(je[t],a)}var Mu=(e,t)=>ys(e,t)*(t.blocks===1?1.2:.8);function Nu(e,t){let n=Er(e,t);return n===void 0?.1:.15+.8*Hl(e,n,n.hex)}function Pu({s:e,seat:t,action:n}){if(n.unit===void 0)return 0;let{blocks:r}=e.units[n.unit];return uu(zs(e,t),zs(e,g(t)))*(1+1.2*r)}function Fu(e,{unit:t},n){if(t===void 0)return 0;let r=e.units[t];if(N(r).weapon!==`none`)return 0;let i=Vl(e,r.seat,r.hex)-1-N(r).moveAndBattle;return i>0&&i<=n?.4+.1*N(r).close:0}function Iu(e){let{scheme:t,left:n,centre:r,right:i}=D[e];return t===`sections`?[n,r,i].reduce((e,t)=>e+(t<0?4:t),0)*.15:t===`nothing`?.4:.8}function Lu(e,t,n){let r=new Ru(e,t);return n.map(e=>r.worth(e))}var Ru=class{s;seat;inView=null;passed=null;homes=new Map;constructor(e,t){this.s=e,this.seat=t}worth(e){let{s:t,seat:n}=this;switch(e.kind){case`playCommand`:return au(this.orders(),e.card);case`discardCommand`:return-au(this.orders(),e.card);case`order`:return this.orders().gains[e.unit];case`move`:return this.moveWorth(t.units[e.unit],e.hex);case`moveLeader`:{let n=t.leaders[e.leader];return Ql(t,n,e.hex)-Ql(t,n,n.hex)}case`attack`:return this.strikeWorth(e)+El;case`shoot`:case`battleBack`:return this.strikeWorth(e);case`inspire`:return this.strikeWorth(e)-Y(t,n,1);case`joinCharge`:return this.strikeWorth(e)-zu;case`firstStrike`:return this.strikeWorth(e)-Bu;case`pass`:return this.passWorth();case`playDragon`:return this.dragonWorth(e);case`gainGround`:return Hu(t,t.units[e.unit]);case`retreat`:return .2*Vl(t,n,e.hex)+(t.leaderAt[e.hex]>=0?.3:0);case`drawDragon`:return .45-.06*t.dragonHands[n].length+(t.honor[n]>=5?.2:0);case`takeHonor`:return Y(t,n,2);case`discardDragon`:return Y(t,n,1)-Vu;default:return Ec(t,n,e)}}orders(){return this.inView??=new $l(this.s,this.seat),this.inView}moveWorth(e,t){let n=this.homes.get(e.id);return n===void 0&&(n=Xl(this.s,e,e.hex,0),this.homes.set(e.id,n)),Xl(this.s,e,t,m(h,e.hex,t))-n}strikeWorth(e){let t=el(this.s,this.seat,e);if(t===null)return 0;let n=Dl(this.s,t);return t.strike.seat===this.seat?n:-n}passWorth(){return this.passed??=this.strikeWorth(zt),this.passed}dragonWorth(e){let{s:t,seat:n}=this,r=xu({s:t,seat:n,action:e,orders:()=>this.orders()});return(r===null?this.strikeWorth(e):this.passWorth()+r)-bu(t,n,e.card)}},zu=.4,Bu=.25,Vu=.5;function Hu(e,t){let n=e.stack[e.stack.length-1].facts;if(!uo(e,n).includes(t))return 0;let r=Xl(e,t,n.hex,99)-Xl(e,t,t.hex,99),i=N(t).arm===`cavalry`||I(e,t)!==void 0;return r+.1+(i&&n.bonus===0?Hl(e,t,n.hex):0)}var Uu=6;function Wu(e,t){let n=0;for(let r of e.units){if(r.seat!==t||r.blocks===0)continue;let i=Hl(e,r,r.hex);if(n+=i>0?i:Ul(e,r),n>=Uu)return Uu}return n}var X={flags:2.58,twoMissing:.24,oneMissing:.46,honor:.061,leader:.17,die:.022,horse:.081,unit:-.109,oneBlock:-.15,twoBlocks:-.1,ownThreat:.06,theirThreat:-.073,card:.061,move:-.03},Gu=8;function Ku(e,t){let n=e.turn.seat,r=g(n),i=qu(e,n)-qu(e,r)-Zu(e,n)+X.ownThreat*Wu(e,n)+X.theirThreat*Wu(e,r)+X.card*(n===t?$u(e,t):ed(e,n))+X.move;return 1/(1+Math.exp(t===n?-i:i))}function qu(e,t){let n=pl(e,t),r=-(X.flags*n)/L(e).victory;n<=2&&(r+=n<=1?X.oneMissing:X.twoMissing),r+=Ju(e.honor[t]);for(let n of e.units)n.seat===t&&n.blocks>0&&(r+=Yu(N(n),n.blocks));for(let n of e.leaders)n.seat===t&&F(n)&&(r+=X.leader);return r}var Ju=e=>X.honor*Math.min(e,Gu);function Yu({close:e,arm:t},n){let r=X.unit+X.die*n*e;return t===`cavalry`&&(r+=X.horse*n),n<=2&&(r+=n===1?X.oneBlock:X.twoBlocks),r}var Xu=new WeakMap;function Zu(e,t){let n=L(e),r=Xu.get(n);return r===void 0&&(r=Qu(n,0)-Qu(n,1),Xu.set(n,r)),t===0?r:-r}function Qu({armies:e,units:t,leaders:n},r){let i=Ju(e[r].honor);for(let{seat:e,kind:n}of t)e===r&&(i+=Yu(S[n],S[n].blocks));return i+X.leader*n.filter(e=>e.seat===r).length}function $u(e,t){let n=new $l(e,t),r=0;for(let i of e.hands[t])r=Math.max(r,au(n,i));return r}var ed=(e,t)=>new $l(e,t).best(3,()=>!0);function td(e,t){return e.result===null?Ku(e,t):+!!e.result.winners.includes(t)}function nd(e,t,n,r){if(n.length===1)return n[0];let i=n[0],a=-1/0;for(let o=0;o<n.length;o++){let s=Ec(e,t,n[o])+v(r)*rd;s<=a||(a=s,i=n[o])}return i}var rd=.3/4294967296,id={evaluate:td,playout:nd,appraise:Lu,turns:(e,t)=>e.turns[t],foresight:2,aspects:[{name:`aspect.flags`,measure:(e,t)=>H(e,t)-H(e,g(t))},{name:`aspect.blocks`,measure:(e,t)=>ad(e,t)-ad(e,g(t))},{name:`aspect.leaders`,measure:(e,t)=>od(e,t)-od(e,g(t))},{name:`aspect.honor`,measure:(e,t)=>e.honor[t]-e.honor[g(t)]}]};function ad(e,t){let n=0;for(let r of e.units)r.seat===t&&(n+=r.blocks);return n}function od(e,t){let n=0;for(let r of e.leaders)r.seat===t&&F(r)&&n++;return n}var sd=new Set([`Allies`,`Blue Samurai army`,`Eastern army`,`Red Samurai army`,`Western army`,`Yellow Samurai army`]),Z=e=>sd.has(e)?{id:`army.${e}`}:e,Q=(e,t)=>t===void 0?{id:e}:{id:e,values:t},cd=e=>Q(`command.${Yr(e)}`),ld=(e,t)=>Q(`dragon.${U(e).cards[t].face.title}`),ud=(e,t)=>Q(`unit.${N(e.units[t]).code}`),dd=(e,t)=>Tr(e.units[t].hex),fd=(e,t)=>xr(e.scenario).leaders[t].name,$=e=>Tr(e);function pd(e,t){let n=e.unitAt[t];if(n>=0)return ud(e,n);let r=e.leaderAt[t];return r>=0?fd(e,r):``}var md=e=>`ask.${e.replace(` / `,`.`).replaceAll(` `,`-`)}`;function hd(e,t,n){let r={};for(let[e,i]of Object.entries(t))e===`hex`||e===`from`?r[e]=$(i):e===`unit`?r.unit=ud(n,i):e===`leader`?r.leader=fd(n,i):e===`card`?r.card=cd(Number(i)):e===`symbol`?r.symbol=Q(`face.${Wt[Number(i)]}`):e!==`because`&&(r[e]=i);return`swords`in t&&(r.roll=gd(t)),Q(md(e),r)}function gd(e){return Sd([e.circle,e.triangle,e.square,e.flags,e.fortune,e.swords].flatMap((e,t)=>Array.from({length:Number(e)},()=>t)))}function _d(e,t){switch(e.kind){case`playCommand`:return Q(`answer.playCommand`,{card:cd(e.card)});case`discardCommand`:return Q(`answer.discardCommand`,{card:cd(e.card)});case`playDragon`:return yd(e,t);case`discardDragon`:return Q(`answer.discardDragon`,{card:ld(t,e.card)});case`orderLeader`:return Q(`answer.orderLeader`,{leader:fd(t,e.leader)});case`move`:return Q(`answer.move`,{unit:ud(t,e.unit),from:dd(t,e.unit),hex:$(e.hex)});case`moveLeader`:return Q(`answer.moveLeader`,{leader:fd(t,e.leader),hex:$(e.hex)});case`leave`:return Q(`answer.leave`,{leader:fd(t,e.leader)});case`shoot`:case`attack`:return vd(e,t);case`firstStrike`:return Q(`answer.firstStrike`,{unit:ud(t,e.unit),hex:dd(t,e.unit)});case`ignoreFlags`:return Q(`answer.ignoreFlags`,{flags:e.flags});case`retreat`:return Q(`answer.retreat`,{hex:$(e.hex)});case`pushBack`:return Q(`answer.pushBack`,{unit:ud(t,e.unit),from:dd(t,e.unit),hex:$(e.hex)});case`order`:case`heal`:case`joinCharge`:case`inspire`:case`gainGround`:case`battleBack`:case`loseBlock`:case`fallBack`:case`weaken`:return Q(`answer.${e.kind}`,{unit:ud(t,e.unit),hex:dd(t,e.unit)});case`pass`:case`endOrders`:case`endMovement`:case`endBattle`:case`seppuku`:case`changeSides`:case`drawDragon`:case`takeHonor`:return Q(`answer.${e.kind}`)}}function vd(e,t){let{unit:n,hex:r,kind:i}=e,a=i===`shoot`?`ranged`:`attack`,o=hi(t,na(t,t.units[n].seat,n,r,a));return Q(`answer.${i}`,{unit:ud(t,n),from:dd(t,n),target:pd(t,r),hex:$(r),dice:o})}function yd({card:e,unit:t,leader:n,take:r,from:i,to:a},o){let s=ld(o,e);return t===void 0?n===void 0?i!==void 0&&a!==void 0?Q(`answer.playWisdom`,{card:s,from:Q(`section.${i}`),to:Q(`section.${a}`)}):r===void 0?Q(`answer.playDragon`,{card:s}):Q(`answer.playDragonToTake`,{card:s,taken:U(o).cards[e].face.title===`ninja-thief`?ld(o,r):cd(r)}):Q(`answer.playDragonOnLeader`,{card:s,leader:fd(o,n)}):Q(`answer.playDragonOnUnit`,{card:s,unit:ud(o,t),hex:dd(o,t)})}var bd=e=>({unit:Q(`unit.${e.unitKind}`),hex:$(e.hex),army:Z(e.army),blocks:e.blocks}),xd=e=>({leader:e.name,hex:$(e.hex),army:Z(e.army)}),Sd=e=>e.map(e=>Cd[e]).join(` `),Cd=[`●`,`▲`,`■`,`⚑`,`✿`,`⚔`],wd=e=>$(e[e.length-1]);function Td(e){switch(e.kind){case`battle`:return Q(`event.battle`,{scenario:Q(`setup.${e.scenario}`),army:Z(e.army)});case`turn`:return Q(`event.turn`,{army:Z(e.army),number:e.number});case`command`:{let t={army:Z(e.army),card:Q(`command.${e.face}`),as:Q(`command.${e.as}`)};return Q(e.face===e.as?`event.command`:`event.commandAs`,t)}case`replaced`:case`tookCommand`:case`discardedCommand`:return Q(`event.${e.kind}`,{army:Z(e.army),card:Q(`command.${e.face}`)});case`dragon`:return Q(`event.dragon`,{army:Z(e.army),card:Q(`dragon.${e.title}`),cost:e.cost});case`tookDragon`:case`discardedDragon`:return Q(`event.${e.kind}`,{army:Z(e.army),card:Q(`dragon.${e.title}`)});case`ordered`:case`joinedCharge`:case`firstStruck`:case`foughtBack`:case`inspired`:case`destroyed`:case`removed`:case`changedSides`:return Q(`event.${e.kind}`,bd(e));case`moved`:case`retreated`:return Q(`event.${e.kind}`,{...bd(e),hex:wd(e.path),from:$(e.path[0])});case`leaderMoved`:case`leaderRetreated`:return Q(`event.${e.kind}`,{...xd(e),hex:wd(e.path),from:$(e.path[0])});case`orderedLeader`:case`left`:case`insulted`:case`leaderFell`:case`seppuku`:return Q(`event.${e.kind}`,xd(e));case`checked`:return e.fell?null:Q(`event.survived`,xd(e));case`shot`:case`attacked`:return Q(`event.${e.kind}`,{...bd(e),target:$(e.at)});case`rolled`:return Q(`event.rolled`,{army:Z(e.army),purpose:Q(`roll.${e.purpose.replaceAll(` `,`-`)}`),faces:Sd(e.faces)});case`struck`:return null;case`lost`:return Q(`event.lost`,{...bd(e),lost:e.lost});case`healed`:return Q(`event.healed`,{...bd(e),gained:e.gained});case`ignored`:return Q(`event.ignored`,{...bd(e),flags:e.flags});case`gainedGround`:return Q(`event.gainedGround`,bd(e));case`duel`:return Q(`event.duel`,{army:Z(e.army),swords:e.swords,theirs:e.theirs});case`honor`:return Q(e.change>0?`event.honorGained`:`event.honorLost`,{army:Z(e.army),tokens:Math.abs(e.change)});case`flags`:return Q(e.change>0?`event.flagsGained`:`event.flagsLost`,{army:Z(e.army),flags:Math.abs(e.change),total:e.total});case`tentTaken`:return Q(`event.tentTaken`,{army:Z(e.army),hex:$(e.hex)});case`drewCommand`:return e.card===null?Q(`event.drewCommand`,{army:Z(e.army)}):Q(`event.drewCommandCard`,{army:Z(e.army),card:cd(e.card)});case`drewDragon`:return e.title===null?Q(`event.drewDragon`,{army:Z(e.army)}):Q(`event.drewDragonCard`,{army:Z(e.army),card:Q(`dragon.${e.title}`)});case`reshuffled`:return Q(`event.reshuffled`);case`surrendered`:return Q(`event.surrendered`,{army:Z(e.army)});case`won`:return Q(`event.won`,{army:Z(e.army),because:Q(e.because)})}}var Ed={question:({name:e,about:t},n)=>hd(e,t,n),answer:_d,event:Td,reason:({rule:e,values:t})=>Q(`rule.${e}`,t??{})};function Dd(e){let{seat:t}=e.turn;for(let n of e.units)if(n.ordered!==0&&n.seat===t&&Xo(e,n))return!0;for(let n of e.leaders)if(n.seat===t&&ds(n))return!0;return!1}var Od={who:e=>Dd(e)?y(e.turn.seat):0,answers:(e,t,n,r)=>{for(let t of e.units)t.ordered!==0&&t.seat===n&&Xo(e,t)&&is(e,t,r);for(let t of e.leaders)t.seat===n&&ds(t)&&ps(e,t,r);si(e,`movement`,t,n,r),r.push(Vt)},answer:(e,t,n,r)=>{switch(r.kind){case`move`:return kd(e,t,e.units[r.unit],r.hex),`moved`;case`moveLeader`:return Ad(e,t,e.leaders[r.leader],r.hex),`moved`;case`leave`:return jd(e,t,e.leaders[r.leader]),`moved`;case`playDragon`:return ci(e,t,n,r),`move`;default:return`battle`}},whyNot:(e,t,n,r)=>Nd(e,n,r)??ui(e,`movement`,t,n,r)};function kd(e,t,n,r){let i=us(e,n,r),a=Zo(e,n),o=e.tell===null?[]:ls(e,n,r),s=qo(e,n),c=a===void 0&&e.leaderAt[r]>=0?e.leaders[e.leaderAt[r]]:void 0;t.unit=n.id,t.leader=a?.id??-1,t.from=n.hex,t.to=r,gi(e,n,r,a),n.moved=i,i>s&&(n.barred=!0),a!==void 0&&(a.moved=!0),c!==void 0&&(c.moved=!0),Ja(e,n),e.tell?.({kind:`moved`,path:o,...M(e,n),leader:t.leader})}function Ad(e,t,n,r){let i=e.tell===null?[]:ms(e,n,r);t.unit=-1,t.leader=n.id,t.from=n.hex,t.to=r,_i(e,n,r),n.moved=!0,e.tell?.({kind:`leaderMoved`,path:i,...wr(e,n)})}function jd(e,t,n){t.unit=-1,t.leader=n.id,t.from=n.hex,t.to=-1,n.moved=!0,e.tell?.({kind:`left`,...wr(e,n)}),Kr(e,n)}function Md(e,t){if(t.unit>=0)ga(e,e.units[t.unit]);else if(t.leader>=0&&t.to===-1){let{leavingCost:t}=L(e).edition;Ei(e,e.turn.seat,t,`leaving`)}else t.leader>=0&&_a(e,e.turn.seat,t.to);t.unit=-1,t.leader=-1}function Nd(e,t,n){let{kind:r,unit:i,hex:a}=n;if(r!==`move`||!Ie(a))return null;let o=e.units[i??-1];return o===void 0||o.hex===-1||o.seat!==t?null:o.ordered===0?{rule:`SB-ORD-01`}:o.locked?{rule:`SB-SCN-08`}:o.moved===-1?Xo(e,o)?R(e,L(e),a).impassable?{rule:`SB-MOVE-11`}:G(e,t,a)||e.unitAt[a]>=0?{rule:`SB-MOVE-04`}:xi(e,o,Zo(e,o)!==void 0,a)?{rule:`SB-MOVE-12`,values:{hexes:Ko(e,o)}}:{rule:`SB-MOVE-08`}:Ko(e,o)>0?{rule:`SB-ORD-11`}:{rule:P(o)?`SB-MOVE-19`:`SB-CC-HOLD-03`}:{rule:`SB-MOVE-02`}}var Pd=()=>!1,Fd=0,Id=!1,Ld=7,Rd=new Uint8Array(8),zd=new Uint8Array(8),Bd=[0,0,0],Vd=0,Hd=new Int32Array(8),Ud=new Int32Array(8);function Wd(e){let{turn:t}=e,{loneLeaderIsUnit:n}=L(e).edition;Fd=0,Id=!0,Vd=t.anyPiece,Bd[0]=t.circle,Bd[1]=t.triangle,Bd[2]=t.square,Hd.fill(0),Ud.fill(0);for(let n of e.units){if(n.ordered===0||n.seat!==t.seat)continue;Fd++,e.leaderAt[n.hex]>=0&&(Id=!1),Hd[Me(t.seat,n.hex)]++;let{symbol:r}=N(n);r<=2&&Bd[r]>0?Bd[r]--:Vd--}for(let r of e.leaders){if(!r.ordered)continue;Fd++,Id=!1,Vd--;let i=Me(t.seat,r.hex);Hd[i]++,n&&Dr(e,r)||Ud[i]++}}function Gd({left:e,centre:t,right:n,anyUnit:r}){for(let i=1;i<=Ld;i++){let a=(i&1?e:0)+(i&2?t:0)+(i&4?n:0),o=0,s=0;for(let e=1;e<=i;e++)(e&i)===e&&(o+=Hd[e],s+=Ud[e]);Rd[i]=+(o<a+r),zd[i]=+(Rd[i]===1&&s<a)}}function Kd(e,t){for(let n=t;n<=Ld;n++)if((n&t)===t&&e[n]===0)return!1;return!0}function qd(e,t){for(let n of _(t)){let t=e.unitAt[n];if(t>=0&&e.units[t].ordered!==0)return!0;let r=e.leaderAt[n];if(r>=0&&e.leaders[r].ordered)return!0}return!1}var Jd=(e,t)=>Fd===0||qd(e,t),Yd=(e,t)=>Fd===0||Fd<=L(e).edition.leadershipLinks&&!Id&&qd(e,t),Xd={sections:{unit:(e,t)=>Kd(Rd,Me(e.turn.seat,t.hex)),leader:(e,t)=>Kd(L(e).edition.loneLeaderIsUnit&&Dr(e,t)?Rd:zd,Me(e.turn.seat,t.hex))},symbol:{unit:(e,t)=>{let{symbol:n}=N(t);return n===D[e.turn.face].symbol&&Bd[n]>0},leader:Pd},horse:{unit:(e,t)=>N(t).arm===`cavalry`,leader:(e,t)=>Zd(e,t)&&t.kind===`cavalry`},missiles:{unit:(e,t)=>N(t).weapon!==`none`&&!yi(e,t.seat,t.hex),leader:Pd},"foot group":{unit:(e,t)=>N(t).arm===`infantry`&&Jd(e,t.hex),leader:(e,t)=>Zd(e,t)&&t.kind===`infantry`&&Jd(e,t.hex)},leadership:{unit:(e,t)=>Yd(e,t.hex),leader:(e,t)=>Yd(e,t.hex)},group:{unit:(e,t)=>Jd(e,t.hex),leader:(e,t)=>Jd(e,t.hex)},dice:{unit:(e,t)=>{let{symbol:n}=N(t);return n<=2&&Bd[n]>0||Vd>0},leader:()=>Vd>0},copy:{unit:Pd,leader:Pd},nothing:{unit:Pd,leader:Pd}},Zd=(e,t)=>L(e).edition.tacticsOrderLoneLeaders&&Dr(e,t),Qd={unit:()=>!0,leader:(e,t)=>L(e).edition.loneLeaderIsUnit&&Dr(e,t)};function $d(e){let{turn:t}=e;if(t.most===0||(Wd(e),Fd>=t.most))return null;let{scheme:n}=D[t.face];return n===`sections`&&Gd(t),t.fallback?Qd:Xd[n]}var ef=(e,t,n)=>n.seat===e.turn.seat&&n.ordered===0&&F(n)&&t.unit(e,n)&&(!n.locked||af(e,n)),tf=(e,t,n)=>n.seat===e.turn.seat&&!n.ordered&&F(n)&&n.kind!==`commander`&&(D[e.turn.face].helmet||Dr(e,n))&&t.leader(e,n);function nf(e){let t=$d(e);if(t===null)return!1;for(let n of e.units)if(ef(e,t,n))return!0;for(let n of e.leaders)if(tf(e,t,n))return!0;return!1}function rf(e,t){let n=$d(e);if(n!==null){for(let r of e.units)ef(e,n,r)&&t.push({kind:`order`,unit:r.id});for(let r of e.leaders)tf(e,n,r)&&t.push({kind:`orderLeader`,leader:r.id})}}function af(e,t){if(of(e,t))return!0;let n=[];return t.ordered=1,Ua(e,t,n),t.ordered=0,n.length>0}function of(e,t){return!e.turn.freed&&L(e).rules.some(n=>n.code===`locked-units`&&Xn(n,`tag`)===t.tag&&Pn(Xn(n,`card`))===e.turn.face)}var sf={who:e=>nf(e)?y(e.turn.seat):0,answers:(e,t,n,r)=>{rf(e,r),r.push(Bt)},answer:(e,t,n,r)=>{if(r.kind===`order`){let t=e.units[r.unit];return t.ordered=e.turn.fallback?2:1,t.locked&&of(e,t)&&(t.locked=!1,e.turn.freed=!0),e.tell?.({kind:`ordered`,...M(e,t)}),b}if(r.kind!==`orderLeader`)return;let i=e.leaders[r.leader];return i.ordered=!0,e.tell?.({kind:`orderedLeader`,...wr(e,i)}),b},about:e=>({card:e.turn.card}),whyNot:(e,t,n,r)=>cf(e,n,r)};function cf(e,t,n){let{kind:r,unit:i,leader:a}=n,o=D[e.turn.face];if(r===`orderLeader`){let n=e.leaders[a??-1];return n===void 0||n.seat!==t||!F(n)?null:n.ordered?{rule:`SB-ORD-02`}:n.kind===`commander`?{rule:`SB-ARMY-03`}:!o.helmet&&!Dr(e,n)?{rule:`SB-CMD-05`}:{rule:lf[o.scheme]}}let s=e.units[i??-1];return r!==`order`||s===void 0||s.seat!==t||!F(s)?null:s.ordered===0?s.locked&&!of(e,s)?{rule:`SB-SCN-08`}:e.turn.fox?{rule:`SB-DC-FOX-01`}:{rule:lf[o.scheme]}:{rule:`SB-ORD-02`}}var lf={sections:`SB-CMD-01`,symbol:`SB-CC-SYM-01`,horse:`SB-CC-CHARGE-01`,missiles:`SB-CC-HOLD-02`,"foot group":`SB-CC-ONSL-01`,leadership:`SB-CC-LEAD-01`,group:`SB-CC-SERP-01`,dice:`SB-CC-SHOGUN-02`,copy:`SB-CC-COUNTER-04`,nothing:`SB-CC-FIRST-08`},uf=()=>({unit:-1,leader:-1,from:-1,to:-1}),df=e=>({card:e.turn.card}),ff=z(`turn`,{start:e=>{e.turns[e.turn.seat]++,e.tell?.({kind:`turn`,...j(e,e.turn.seat),number:e.turns[e.turn.seat]}),Ao(e)},command:So,ours:W(`with command`,e=>e.turn.seat,df,`ours`),theirs:W(`after their command`,e=>g(e.turn.seat),df,`ours`),count:e=>{To(e)},order:sf,physician:{who:e=>e.turn.physician&&pf(e)?y(e.turn.seat):0,answers:(e,t,n,r)=>{for(let t of e.units)t.seat===n&&t.ordered!==0&&vs(t)&&r.push({kind:`heal`,unit:t.id})},answer:(e,t,n,r)=>{r.kind===`heal`&&bs(e,e.units[r.unit])}},ordered:{...W(`leader moved`,e=>g(e.turn.seat),df),who:(e,t)=>L(e).edition.insultAfterOrders&&mf(e)&&oi(e,`leader moved`,t,g(e.turn.seat))?y(g(e.turn.seat)):0},move:Od,skip:()=>`battle`,moved:{...W(`leader moved`,e=>g(e.turn.seat),(e,t)=>({leader:t.leader,from:t.from,hex:t.to})),who:(e,t)=>t.leader>=0&&oi(e,`leader moved`,t,g(e.turn.seat))?y(g(e.turn.seat)):0},settle:(e,t)=>(Md(e,t),`move`),battle:Ka,finish:e=>(V(e,Fo,{drawn:0}),x)}),pf=e=>e.units.some(t=>t.seat===e.turn.seat&&t.ordered!==0&&vs(t)),mf=e=>e.leaders.some(t=>t.seat===e.turn.seat&&Ho(e,t));function hf(e,t){e.turn=kr(t),e.dragonsPlayed[0]=0,e.dragonsPlayed[1]=0;for(let t of e.units)t.ordered=0,t.moved=-1,t.stopped=!1,t.barred=!1,t.fought=0,t.swift=0,t.spirit=!1,t.desperate=!1,t.shotAt=-1,t.shotLoss=0;for(let t of e.leaders)t.ordered=!1,t.moved=!1}var gf=z(`battle`,{first:e=>{let{first:t,firstDice:n,id:r}=L(e),i=t;for(;i<0;){let t=K(e,0,`first turn`,n)[4],r=K(e,1,`first turn`,n)[4];t!==r&&(i=t>r?0:1)}e.tell?.({kind:`battle`,scenario:r,...j(e,i)}),hf(e,i)},play:e=>{V(e,ff,uf())},next:e=>(hf(e,g(e.turn.seat)),`play`)}),_f={"campaign-18-19":[`gmt-18`,`gmt-19`],"campaign-39-40":[`gmt-39`,`gmt-40`]};function vf(e){let t=!e.startsWith(`zvezda`),n=[{name:`orderOneDrawsDragon`,values:t?[!0,!1]:[!1,!0]}];return t&&n.push({name:`gainGroundAfterStop`,values:[!1,!0]}),e===`zvezda-5`&&n.push({name:`acrossRiverAddsUp`,values:[!1,!0]}),n}var yf=new Set(br),bf=[...br,...Object.keys(_f).filter(e=>_f[e].every(e=>yf.has(e)))].map(e=>({id:e,seats:2,options:vf(e)}));function xf({id:e,options:t}){let n=(e,n)=>typeof t[e]==`boolean`?t[e]:n;return{orderOneDrawsDragon:n(`orderOneDrawsDragon`,!e.startsWith(`zvezda`)),gainGroundAfterStop:n(`gainGroundAfterStop`,!1),acrossRiverAddsUp:n(`acrossRiverAddsUp`,!1)}}function Sf(e,t){let n=_f[e.id],r={...t,scenario:n?.[0]??e.id,rulings:xf(e),campaign:n===void 0?null:{scenarios:n,battle:0,flags:[0,0],winner:-1},ended:!1,turn:kr(0),turns:[0,0],units:[],leaders:[],unitAt:[],leaderAt:[],tents:[],hands:[[],[]],handSize:[0,0],deck:{draw:[],discards:[]},drawn:[],lastFace:[-1,-1],dragonHands:[[],[]],dragons:{draw:[],discards:[]},table:[],dragonsPlayed:[0,0],knownCommand:[[],[]],knownDragons:[[],[]],honor:[0,0],pool:30,flags:[0,0],hillFlag:-1,captured:[],charge:[],struckWith:0};return Cf(r),wf(r),r}function Cf(e){let t=xr(e.scenario);e.ended=!1,e.turn=kr(t.first<0?0:t.first),e.turns=[0,0],e.units=t.units.map(({hex:e,seat:n,kind:r,tag:i},a)=>Ef(t,a,n,r,i,e)),e.leaders=t.leaders.map(({hex:e,seat:t,kind:n},r)=>Df(r,t,n,e)),e.unitAt=h.hexes.map(()=>-1);for(let t of e.units)e.unitAt[t.hex]=t.id;e.leaderAt=h.hexes.map(()=>-1);for(let t of e.leaders)e.leaderAt[t.hex]=t.id;e.tents=t.tents.slice(),e.hands=[[],[]],e.deck={draw:[],discards:[]},e.dragonHands=[[],[]],e.dragons={draw:[],discards:[]},e.drawn=[],e.lastFace=[-1,-1],e.table=[],e.dragonsPlayed=[0,0],e.knownCommand=[[],[]],e.knownDragons=[[],[]],e.honor=[t.armies[0].honor,t.armies[1].honor],e.pool=30-e.honor[0]-e.honor[1],e.flags=[0,0],e.hillFlag=Tf(t),e.captured=[],e.charge=[]}function wf(e){let t=xr(e.scenario),n=Je(e.shuffles,Array.from(O,(e,t)=>t)),r=Je(e.shuffles,Array.from(Ws(t.edition.name).cards,(e,t)=>t));e.hands=t.armies.map(({command:e})=>e===0?[]:n.splice(-e)),e.dragonHands=t.armies.map(({dragon:e})=>e===0?[]:r.splice(-e)),e.deck={draw:n,discards:[]},e.dragons={draw:r,discards:[]},e.handSize=[0,1].map(e=>{let n=Nr(t,`growing-hand`,e);return n===void 0?t.armies[e].command:A(n,`max`)})}function Tf(e){let t=e.rules.find(e=>e.code===`vf-hill-majority`),n=t===void 0?``:Xn(t,`startsWith`);return n===`top`?0:n===`bottom`?1:-1}function Ef(e,t,n,r,i,a){return{id:t,seat:n,kind:r,tag:i,hex:a,blocks:S[r].blocks,locked:e.rules.some(e=>e.code===`locked-units`&&Xn(e,`tag`)===i),banner:0,ordered:0,moved:-1,stopped:!1,barred:!1,fought:0,swift:0,spirit:!1,desperate:!1,shotAt:-1,shotLoss:0}}function Df(e,t,n,r){return{id:e,seat:t,kind:n,hex:r,ordered:!1,moved:!1}}var Of=z(`campaign`,{fight:e=>{V(e,gf,{})},layOut:e=>{e.campaign!==null&&(e.campaign.battle++,e.scenario=e.campaign.scenarios[e.campaign.battle],Cf(e))},winner:e=>{e.campaign!==null&&kf(e,e.campaign.winner)},loser:e=>{e.campaign!==null&&kf(e,g(e.campaign.winner))},deal:e=>(wf(e),`fight`)});function kf(e,t){let n=e.campaign?.flags[t]??0;if(n===0)return;let r=K(e,t,`carry over`,n);Ei(e,g(t),r[4],`carry over`),V(e,Mf,{seat:t,blocks:r[0]+r[1]+r[2],swords:r[5],flags:r[3]})}var Af=(e,t,n)=>F(n)&&n.seat!==t.seat&&n.blocks===N(n).blocks&&(t.swords>0||I(e,n)===void 0);function jf(e,t,n){let r=L(e);for(let i of e.units){if(!F(i)||i.seat===t.seat||P(i))continue;let a=I(e,i)!==void 0;for(let t of Fe(i.seat,i.hex))!R(e,r,t).impassable&&xi(e,i,a,t)&&n.push({kind:`pushBack`,unit:i.id,hex:t})}}var Mf=z(`carry over`,{weaken:{who:(e,t)=>t.blocks+t.swords>0&&e.units.some(n=>Af(e,t,n))?y(t.seat):0,answers:(e,t,n,r)=>{for(let n of e.units)Af(e,t,n)&&r.push({kind:`weaken`,unit:n.id})},answer:(e,t,n,r)=>{if(r.kind!==`weaken`)return;let i=e.units[r.unit];return t.blocks>0&&I(e,i)===void 0?t.blocks--:t.swords--,i.blocks--,e.tell?.({kind:`lost`,lost:1,because:`carry over`,...M(e,i)}),b},whyNot:()=>({rule:`SB-SCN-02`})},push:{who:(e,t)=>{let n=[];return t.flags>0&&jf(e,t,n),n.length>0?y(t.seat):0},answers:(e,t,n,r)=>jf(e,t,r),answer:(e,t,n,r)=>{if(r.kind!==`pushBack`)return x;let i=e.units[r.unit],a=i.hex;return gi(e,i,r.hex,I(e,i)),e.tell?.({kind:`retreated`,path:[a,r.hex],...M(e,i)}),t.flags--,b},whyNot:()=>({rule:`SB-SCN-02`})}});function Nf(e){return[...Pf(e),...Ff(e),...If(e)]}function Pf(e){let t=[],n=L(e);for(let r of e.units){let{blocks:i,code:a}=N(r),o=`${a} ${r.id}`;(r.blocks<0||r.blocks>i)&&t.push(`${o} has ${r.blocks} blocks`),F(r)!==r.blocks>0&&t.push(`${o} with ${r.blocks} blocks is at ${r.hex}`),F(r)&&(e.unitAt[r.hex]!==r.id&&t.push(`${o} is not on the map at ${r.hex}`),R(e,n,r.hex).impassable&&t.push(`${o} stands on impassable ground`))}for(let r of e.leaders){if(!F(r))continue;let i=`leader ${r.id}`;e.leaderAt[r.hex]!==r.id&&t.push(`${i} is not on the map at ${r.hex}`),R(e,n,r.hex).impassable&&t.push(`${i} stands on impassable ground`);let a=e.units[e.unitAt[r.hex]];a!==void 0&&(a.seat!==r.seat&&t.push(`${i} stands with an enemy unit`),r.kind!==`commander`&&!Or(r,a)&&t.push(`${i} leads ${N(a).code}`))}let r=e.unitAt.filter(e=>e>=0).length;r!==e.units.filter(F).length&&t.push(`${r} units on the map, not all of them there`);let i=e.leaderAt.filter(e=>e>=0).length;return i!==e.leaders.filter(F).length&&t.push(`${i} leaders on the map, not all of them there`),e.unitAt.length!==h.size&&t.push(`the map has ${e.unitAt.length} hexes`),t}function Ff(e){let t=[];if(e.campaign!==null&&e.turns[0]+e.turns[1]===0)return t;let n=[...e.hands.flat(),...e.deck.draw,...e.deck.discards];e.turn.card!==-1&&n.push(e.turn.card),Lf(n,O.length)||t.push(`the Command cards have become ${n.join(` `)}`);let r=[...e.dragonHands.flat(),...e.dragons.draw,...e.dragons.discards,...e.table.map(e=>e.card)];Lf(r,U(e).cards.length)||t.push(`the Dragon cards have become ${r.join(` `)}`);for(let n of[0,1])e.hands[n].length>e.handSize[n]+e.drawn.length&&t.push(`seat ${n} holds too many Command cards`),e.dragonsPlayed[n]>2&&t.push(`seat ${n} played ${e.dragonsPlayed[n]} Dragon cards`),e.knownCommand[n].some(t=>!e.hands[n].includes(t))&&t.push(`a known card is not in the hand`),e.knownDragons[n].some(t=>!e.dragonHands[n].includes(t))&&t.push(`a known Dragon card is not in the hand`);return t}function If(e){let t=[],n=e.table.reduce((e,t)=>e+t.honor,0),r=e.honor[0]+e.honor[1]+e.pool+n;r!==30&&t.push(`there are ${r} honor tokens`),(e.honor[0]<0||e.honor[1]<0||e.pool<0)&&t.push(`somebody has less than no honor`);let{victory:i}=L(e);return e.result===null&&(e.flags[0]>=i||e.flags[1]>=i)&&e.campaign===null&&t.push(`somebody has flags enough and has not won`),t}function Lf(e,t){return e.length===t&&new Set(e).size===t}var Rf=e=>`command ${e}`,zf=e=>`dragon ${e}`;function Bf(e,t){let n=[...e.deck.draw.map(Rf),...e.dragons.draw.map(zf)];for(let r of[0,1])if(r!==t){for(let t of e.hands[r])e.knownCommand[r].includes(t)||n.push(Rf(t));for(let t of e.dragonHands[r])e.knownDragons[r].includes(t)||n.push(zf(t))}return n}function Vf(e){switch(e.kind){case`command`:case`replaced`:case`drewCommand`:case`tookCommand`:case`discardedCommand`:case`firstStruck`:return e.card===null?[]:[Rf(e.card)];case`dragon`:case`drewDragon`:case`tookDragon`:case`discardedDragon`:return e.card===null?[]:[zf(e.card)];default:return[]}}function Hf(e,t){let{edition:n}=L(t);switch(e.kind){case`battle`:return[...L(t).rules.map(e=>`rule ${e.code}`),...L(t).firstDice>0?[`rule roll-for-first`]:[]];case`command`:return[`command ${e.face}`];case`firstStruck`:return[`command first-strike in defence`];case`dragon`:return[`dragon ${n.name} ${e.title}`];case`shot`:case`attacked`:case`moved`:case`gainedGround`:{let{name:r}=R(t,L(t),e.hex);return[`unit ${n.name} ${e.unitKind}`,`terrain ${n.name} ${r}`]}default:return[]}}var Uf=[`castle`,`fence`,`palisade`,`shallows`,`free ford`],Wf=[`river`,`steep hill`,`tomb`];function Gf(){let e=on.filter(e=>!Wf.includes(e));return[...D.map(e=>`command ${e.title}`),`command first-strike in defence`,...Vs().flatMap(e=>[...e.gmt>0?[`dragon gmt ${e.title}`]:[],...e.zvezda>0?[`dragon zvezda ${e.title}`]:[]]),...S.map(e=>`unit ${e.edition} ${e.code}`),...e.map(e=>`terrain gmt ${e}`),...e.filter(e=>!Uf.includes(e)).map(e=>`terrain zvezda ${e}`),...Yn.map(e=>`rule ${e}`)]}var Kf={violations:Nf,secrets:Bf,mentions:Vf,get inventory(){return Gf()},uses:Hf};function qf(e){let t=xr(e.scenario),n=[`${t.title.en}, turn ${e.turn.number} of ${t.armies[e.turn.seat].name}`+(e.turn.face===null?``:`, ${e.turn.face}`),Ce(h,t=>Jf(e,t))];for(let r of[0,1])n.push(`${r===0?`top   `:`bottom`} ${t.armies[r].name}: ${e.flags[r]} of ${e.victory} flags, ${e.honor[r]} honor`,`  command: ${Zf(e.hands[r],e=>D[O[e]].title)}`,`  dragon:  ${Zf(e.dragonHands[r],t=>Gs(e.edition,t))}`);return n.push(`pool ${e.pool}, ${e.deckSize} Command cards and ${e.dragonDeckSize} Dragon cards to draw`),n.join(`
`)}function Jf(e,t){let n=e.units.find(e=>e.hex===t),r=e.leaders.find(e=>e.hex===t);if(n===void 0&&r===void 0)return Yf(e,t);let i=n?.seat??r?.seat,a=`${n===void 0?``:`${n.kind}${n.blocks}`}${r===void 0?``:`+`}`;return i===0?a:a.toUpperCase()}function Yf(e,t){let n=xr(e.scenario).drawnTerrain[t];return n===`tent`?e.tents[0]===t?`mt`:e.tents[1]===t?`mb`:`.`:Xf(n)}var Xf=e=>Object.keys(gn).find(t=>gn[t]===e)??`.`;function Zf(e,t){let n=e.map(e=>e===null?`?`:t(e));return n.length===0?`none`:n.join(`, `)}function Qf(e,t){let n=xr(e.scenario),{turn:r}=e;return{scenario:e.scenario,edition:n.edition.name,seat:t,turn:{seat:r.seat,number:e.turns[r.seat],card:r.card<0?null:r.card,face:r.face<0?null:D[r.face].title},...ep(e.scenario),units:e.units.filter(e=>Ie(e.hex)).map(e=>({id:e.id,seat:e.seat,kind:S[e.kind].code,hex:e.hex,blocks:e.blocks,full:S[e.kind].blocks,tag:e.tag,locked:e.locked,banner:e.banner,ordered:e.ordered>0,moved:Math.max(0,e.moved),barred:e.barred,fought:e.fought>0})),leaders:e.leaders.filter(e=>Ie(e.hex)).map(({id:e,seat:t,kind:r,hex:i,ordered:a,moved:o})=>({id:e,seat:t,kind:r,name:n.leaders[e].name,hex:i,ordered:a,moved:o})),tents:e.tents.map(e=>Ie(e)?e:null),hands:[0,1].map(n=>tp(e.hands[n],e.knownCommand[n],n===t)),handSize:e.handSize.slice(),dragonHands:[0,1].map(n=>tp(e.dragonHands[n],e.knownDragons[n],n===t)),drawn:r.seat===t?e.drawn.slice():[],deckSize:e.deck.draw.length,discards:e.deck.discards.slice(),dragonDeckSize:e.dragons.draw.length,dragonDiscards:e.dragons.discards.slice(),table:e.table.map(e=>({...e})),honor:e.honor.slice(),pool:e.pool,flags:[H(e,0),H(e,1)],victory:n.victory,campaign:e.campaign===null?null:{battle:e.campaign.battle,flags:e.campaign.flags.slice()}}}var $f=new Map;function ep(e){let{armies:t,terrain:n,edition:r}=xr(e),i=$f.get(e)??{armies:t.map(({name:e})=>e),ground:n.map(({name:e})=>e),commandTitles:O.map(e=>D[e].title),dragonTitles:Ws(r.name).cards.map(({face:e})=>e.title),dragonCosts:Ws(r.name).cards.map(({cost:e})=>e)};return $f.set(e,i),i}function tp(e,t,n){return n?e.slice():[...t,...e.slice(t.length).map(()=>null)]}var np=Ft({id:`samurai`,version:1,setups:bf,procedures:[Of,gf,ff,Na,ro,wa,Yi,Li,Ii,js,Bs,Fo,Mf],opening:{},deal:Sf,copy:Ks,imagine:Xs,view:Qf,sketch:qf,odds:$c,phrasing:Ed,scrutiny:Kf,knowledge:id});export{np as rulebook};