import { dark, light, SANS, SERIF } from '#server/mail/colors.ts'

const tokens = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Large type and buttons. Works on tablets that are ten years old: no nesting, no aspect-ratio, no flex gap. */
export const guestPageStyle = `
:root{${tokens(light)}}
@media (prefers-color-scheme:dark){:root{${tokens(dark)}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:22px/1.5 ${SANS};-webkit-tap-highlight-color:transparent}
main{max-width:1500px;margin:0 auto;padding:16px 20px 40px}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;margin-bottom:12px}
h1,h2{margin:0;font:600 30px/1.2 ${SERIF}}
h1,h2,p{max-width:100%;overflow-wrap:break-word;overflow-wrap:anywhere}
header p{margin:0;color:var(--inkSoft)}
.stage{display:flex;align-items:center;justify-content:center}
figure{flex:1 1 auto;min-width:0;margin:0 16px;text-align:center}
img,video{display:block;max-width:100%;width:auto;height:auto;max-height:64vh;margin:0 auto;border-radius:16px;background:var(--sunk)}
video{width:100%;height:64vh}
.plain{display:flex;flex-direction:column;align-items:center;justify-content:center;max-width:900px;min-height:48vh;margin:0 auto;padding:40px 32px;border-radius:16px;background:var(--sunk)}
.plain .icon{flex:none;width:64px;height:64px;margin-bottom:20px;color:var(--ember);stroke-width:1.5}
.plain h2,.plain p{max-width:100%;margin:0 0 16px}
.turn{flex:0 0 132px;display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:180px;padding:12px 8px;border-radius:20px;color:var(--ink);font-weight:600;text-align:center;text-decoration:none}
a.turn{background:var(--card);border:2px solid var(--line)}
a.turn:hover,.heart:hover{border-color:var(--ember)}
.icon{width:44px;height:44px}
.caption{max-width:900px;margin:20px auto 0;text-align:center}
.caption p{margin:0 0 12px}
.caption h2,.plain h2{font-size:34px}
.caption h2{margin:0 0 12px}
.plain .words{font-size:32px}
.words{font:500 28px/1.35 ${SERIF};white-space:pre-line}
.voice{margin:8px auto 20px;font-weight:600}
audio{display:block;width:100%;max-width:560px;height:64px;margin:8px auto 0}
.when{color:var(--inkSoft)}
.heart{display:inline-flex;align-items:center;min-height:68px;margin:8px 0 16px;padding:10px 30px;border:2px solid var(--ember);border-radius:34px;background:var(--card);color:var(--ember);font:600 24px/1.2 ${SANS};cursor:pointer;touch-action:manipulation}
.heart .icon{width:34px;height:34px;margin-right:14px}
.heart[aria-pressed=true]{background:var(--ember);color:var(--onEmber)}
.heart[aria-pressed=true] .icon{fill:currentColor}
.first{display:inline-block;padding:14px;color:var(--ember);font-weight:600}
.problem{padding:12px 16px;border-radius:12px;background:var(--sunk)}
.note{max-width:640px;margin:14vh auto 0;text-align:center}
.note .icon{width:72px;height:72px;margin-bottom:20px;color:var(--ember)}
.note h1,.note h2{font-size:34px}
.note p{margin:16px 0 0}
a:focus-visible,button:focus-visible,video:focus-visible,audio:focus-visible{outline:4px solid var(--ember);outline-offset:3px}
[hidden]{display:none!important}
@media (max-width:760px){
main{padding:14px 14px 130px}
h1{font-size:26px}
figure{margin:0 -14px}
img,video{border-radius:0;max-height:56vh}
video{height:56vh}
.plain{border-radius:0}
.turn{position:fixed;bottom:0;width:50%;min-height:0;height:96px;flex-direction:row;border-radius:0;border-width:2px 0 0!important;background:var(--card);border:2px solid var(--line);padding-bottom:calc(12px + env(safe-area-inset-bottom,0px))}
.turn.newer{left:0;border-right-width:1px!important}
.turn.older{right:0;border-left-width:1px!important;flex-direction:row-reverse}
}
`
