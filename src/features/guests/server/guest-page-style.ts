import { dark, light, SANS, SERIF } from '#server/mail/colors.ts'

const tokens = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Large type and buttons, in rem, so that they follow the text size of the browser. Works on tablets that are ten years old: no nesting, no aspect-ratio, no flex gap. */
export const guestPageStyle = `
@font-face{font-family:Fraunces;font-weight:400;font-display:swap;src:url(/fonts/fraunces-400.woff2) format('woff2')}
@font-face{font-family:Fraunces;font-weight:600;font-display:swap;src:url(/fonts/fraunces-600.woff2) format('woff2')}
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/fonts/figtree.woff2) format('woff2')}
:root{color-scheme:light dark;${tokens(light)}}
@media (prefers-color-scheme:dark){:root{${tokens(dark)}}}
*{box-sizing:border-box}
html{scroll-padding-bottom:7rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.375rem/1.5 ${SANS};-webkit-tap-highlight-color:transparent}
main{max-width:93.75rem;margin:0 auto;padding:2rem 1.25rem 2.5rem}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;margin-bottom:1.25rem;padding-bottom:1rem;border-bottom:1px solid var(--line)}
h1,h2{margin:0;font:600 1.875rem/1.2 ${SERIF}}
h1,h2,p{max-width:100%;overflow-wrap:break-word;overflow-wrap:anywhere}
h1,h2,.note p,.words{text-wrap:balance}
header p{margin:0;color:var(--inkSoft)}
.stage{display:flex;align-items:center;justify-content:center}
figure{flex:1 1 auto;min-width:0;margin:0 1rem;text-align:center}
img,video{display:block;max-width:100%;width:auto;height:auto;max-height:64vh;max-height:max(50vh,calc(100vh - 24.5rem));margin:0 auto;border-radius:1rem;background:var(--sunk)}
video{width:100%;height:64vh;height:max(50vh,calc(100vh - 24.5rem))}
.plain{display:flex;flex-direction:column;align-items:center;justify-content:center;max-width:56.25rem;min-height:48vh;margin:0 auto;padding:2.5rem 2rem;border-radius:1rem;background:var(--sunk)}
.plain .icon{flex:none;width:4rem;height:4rem;margin-bottom:1.25rem;color:var(--ember);stroke-width:1.5}
.plain h2,.plain p{max-width:100%;margin:0 0 1rem}
.turn{flex:0 0 8.25rem;display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:11.25rem;padding:0.75rem 0.5rem;border-radius:1.25rem;color:var(--ink);font-weight:600;text-align:center;text-decoration:none}
a.turn{background:var(--card);border:2px solid var(--line)}
a.turn:hover,.heart:hover{border-color:var(--ember)}
.icon{width:2.75rem;height:2.75rem}
.caption{max-width:56.25rem;margin:1.25rem auto 0;text-align:center}
.caption p{margin:0 0 0.75rem}
.caption h2,.plain h2{font-size:2.125rem}
.caption h2,.caption .words{margin:0 0 .25rem}
.caption .when{margin-bottom:1rem}
.plain .words{font-size:2rem}
.words{font:400 1.75rem/1.35 ${SERIF};white-space:pre-line}
.voice{max-width:28rem;margin:0 auto 1.25rem}
audio{display:block;width:100%;height:4rem}
.player{display:flex;align-items:center;font-variant-numeric:tabular-nums}
.player button{flex:none;width:3.5rem;height:3.5rem;padding:.875rem;border:0;border-radius:50%;background:var(--ember);color:var(--onEmber);cursor:pointer;touch-action:manipulation}
.player .icon{display:block;width:100%;height:100%}
.player .play{fill:currentColor}
.player .pause{display:none;stroke-width:4}
.player [aria-pressed=true] .play{display:none}
.player [aria-pressed=true] .pause{display:block}
.player input{-webkit-appearance:none;appearance:none;flex:1 1 0%;min-width:0;min-height:3rem;margin:0 1rem;padding:0;border:0;border-radius:.5rem;background:linear-gradient(var(--ember),var(--ember)) 0 50%/0 .25rem no-repeat,linear-gradient(var(--line),var(--line)) 0 50%/100% .25rem no-repeat;cursor:pointer}
.player input::-webkit-slider-thumb{-webkit-appearance:none;width:1.25rem;height:1.25rem;border:0;border-radius:50%;background:var(--ember)}
.player input::-moz-range-thumb{width:1.25rem;height:1.25rem;border:0;border-radius:50%;background:var(--ember)}
.player span{min-width:2.5em;color:var(--inkSoft);font-size:1.25rem;text-align:right}
i{font-style:normal}
.when{color:var(--inkSoft)}
.heart{display:inline-flex;align-items:center;min-height:4.25rem;margin:0 0 .5rem;padding:0.625rem 1.875rem;border:2px solid var(--ember);border-radius:2.125rem;background:var(--card);color:var(--ember);font:600 1.5rem/1.2 ${SANS};cursor:pointer;touch-action:manipulation}
.heart .icon{width:2.125rem;height:2.125rem;margin-right:0.875rem}
.heart{padding-left:min(1.875rem,7.7vw);padding-right:min(1.875rem,7.7vw);font-size:min(1.5rem,9vw)}
.heart .icon{flex:none;width:min(2.125rem,9vw);height:min(2.125rem,9vw);margin-right:min(0.875rem,3.6vw)}
.heart.main,.heart[aria-pressed=true]{background:var(--ember);color:var(--onEmber)}
.heart[aria-pressed=true] .icon{fill:currentColor}
.does .heart{margin-left:.375rem;margin-right:.375rem;text-decoration:none}
.about{max-width:60rem;margin:0 0 1rem;white-space:pre-line}
.tiles{display:flex;flex-wrap:wrap;margin:0 -.25rem;padding:0;list-style:none}
.tiles li{min-width:0;margin:.25rem;font-size:12rem;line-height:1}
.tiles .rest{flex-grow:9999;width:0;height:0;margin:0}
.tiles a{display:block;text-decoration:none;font-size:1.375rem;position:relative;border-radius:.5rem;overflow:hidden;background:var(--sunk)}
.tiles img,.tiles .text{position:absolute;top:0;left:0;width:100%;height:100%;max-height:none;border-radius:0}
.tiles img{object-fit:cover}
.tiles .text{padding:1rem;color:var(--ink);font:600 1.25rem/1.3 ${SERIF}}
.tiles .film{position:absolute;left:.5rem;bottom:.5rem;width:2.25rem;height:2.25rem;padding:.375rem;border-radius:50%;background:rgba(20,15,12,.65);color:#fff;fill:currentColor}
.send{max-width:34rem;margin:1.5rem auto 0;padding:min(1.25rem,5vw);border:1px solid var(--line);border-radius:1rem;background:var(--card);text-align:center}
.tiles~.send{position:-webkit-sticky;position:sticky;bottom:calc(.75rem + env(safe-area-inset-bottom,0rem));max-height:85vh;overflow:auto;box-shadow:0 .25rem 1.5rem rgba(20,15,12,.25)}
.send p{margin:.5rem 0 0}
.send summary{display:block;cursor:pointer;list-style:none}
.send summary::-webkit-details-marker{display:none}
.send summary::after{content:'';display:inline-block;width:.625rem;height:.625rem;margin:0 0 .375rem .875rem;border:solid var(--ember);border-width:0 .1875rem .1875rem 0;-webkit-transform:rotate(45deg);transform:rotate(45deg)}
.send [open] summary::after,.tiles~.send details:not([open]) summary::after{margin-bottom:0;-webkit-transform:rotate(-135deg);transform:rotate(-135deg)}
.tiles~.send [open] summary::after{margin-bottom:.375rem;-webkit-transform:rotate(45deg);transform:rotate(45deg)}
.send summary h2{display:inline;font-size:min(1.625rem,6.5vw)}
.send summary:focus-visible{outline:4px solid var(--ember);outline-offset:3px}
.send .who input{max-width:24rem;width:100%;letter-spacing:normal;font-size:1.375rem}
.pick{position:relative}
.pick input{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip:rect(0 0 0 0)}
.pick input:focus-visible+label{outline:4px solid var(--ember);outline-offset:3px}
.pick input:disabled+label{opacity:.5}
.pick label{display:inline-flex}
progress{width:100%;max-width:24rem;height:1rem;margin-top:.75rem;accent-color:var(--ember)}
.chips{margin:0 -.25rem 1rem}
.chip{display:inline-block;margin:.25rem;padding:.5rem 1.25rem;border:2px solid var(--line);border-radius:2rem;background:var(--card);color:var(--ink);font-weight:600;text-decoration:none}
.chip[aria-current]{border-color:var(--ember);color:var(--ember)}
.talk{margin:0 auto 1rem;max-width:40rem;text-align:left}
.talk ul{margin:0;padding:0;list-style:none}
.talk li{margin:0 0 .75rem;padding:1rem 1.25rem;border-radius:1rem;background:var(--sunk)}
.talk li p{margin:0;white-space:pre-line}
.remove{min-height:3rem;padding:.25rem 0;border:0;background:none;color:var(--ember);font:600 1.125rem/1.2 ${SANS};cursor:pointer}
textarea{scroll-margin-bottom:6rem;display:block;width:100%;margin:.5rem 0;padding:.75rem 1rem;border:2px solid var(--inkSoft);border-radius:.75rem;background:var(--card);color:var(--ink);font:500 1.375rem/1.4 ${SANS}}
#seen-by{margin:.5rem 0 0;color:var(--inkSoft);font-size:1.125rem}
.more{text-align:center}
label{display:block;margin-bottom:.5rem;font-weight:600}
input{width:12rem;max-width:100%;min-height:3.5rem;padding:.5rem 1rem;border:2px solid var(--inkSoft);border-radius:.75rem;background:var(--card);color:var(--ink);font:600 1.75rem/1.2 ${SANS};letter-spacing:.25em;text-align:center}
.first{display:inline-block;padding:0.875rem;color:var(--ember);font-weight:600}
.problem{padding:0.75rem 1rem;border-radius:0.75rem;background:var(--sunk)}
.note{max-width:34rem;margin:6vh auto 0;text-align:center}
.note img{width:100%;max-height:42vh;margin-bottom:2rem;border-radius:1rem;object-fit:cover}
.note h1,.note h2{font-size:2.125rem}
.note p{margin:1rem 0 0}
a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,video:focus-visible,audio:focus-visible{outline:4px solid var(--ember);outline-offset:3px}
[hidden]{display:none!important}
@media (max-width:47.5em){
main:has(.talk :focus) .turn{visibility:hidden}
main{padding:1.25rem 0.875rem 8.125rem}
.note{margin-top:1rem}
header p{font-size:1.25rem}
.when{font-size:1.0625rem}
.when span{display:inline-block}
header span{display:block}
header i{display:none}
h1{font-size:min(1.625rem,9vw)}
.name{display:inline-block;max-width:100%}
.words{font-size:min(1.75rem,11vw)}
.player button{width:min(3.5rem,18vw);height:min(3.5rem,18vw);padding:min(.875rem,4.5vw)}
.player input{margin:0 min(1rem,4vw)}
figure{margin:0 -0.875rem}
.caption{margin-top:1rem}
img,video{border-radius:0;max-height:48vh}
#picture{width:100%;max-height:max(48vh,calc(100vh - 15rem));object-fit:contain}
.back{margin:-.75rem 0 0}
.back .first{padding-left:0}
video{height:48vh}
.plain{border-radius:0}
.tiles li{font-size:10.75rem}
.tiles .rest{flex-grow:0}
.chip{padding:.375rem 1rem;font-size:1.25rem}
.caption .does{display:flex;flex-wrap:wrap;row-gap:.5rem;max-width:none;margin:0 -.25rem 1.25rem}
.does .heart{flex:1 1 0%;min-width:-webkit-min-content;min-width:min-content;flex-direction:column;justify-content:flex-start;margin:0 .25rem;padding:.75rem .375rem;border-radius:1.25rem;font-size:1.125rem;overflow-wrap:normal}
.does .heart .icon{margin:0 0 .375rem}
.turn .icon{flex:none;width:min(2.75rem,11.3vw);height:min(2.75rem,11.3vw)}
.turn{position:fixed;z-index:1;gap:0.5rem;bottom:0;width:50%;min-height:0;height:min(6rem,26vw);font-size:min(1.375rem,6vw);flex-direction:row;border-radius:0;border-width:2px 0 0!important;background:var(--card);border:2px solid var(--line);padding-bottom:calc(0.75rem + env(safe-area-inset-bottom,0rem))}
.turn.newer{left:0;border-right-width:1px!important}
.turn.older{right:0;border-left-width:1px!important;flex-direction:row-reverse}
}
`
